# What can be wrong with a board of Alexander the Great.
march-unreadable = The board file cannot be read: { $reason }
march-same-id = Two provinces have the same id.
march-elsewhere = "{ $province }" is not a province of the region { $region }.
march-same-number = Two provinces of the region { $region } have the same number.
march-bad-link = An arrow of the region { $region } leads nowhere: it needs two different ends and at least one head.
march-same-link = Two provinces of the region { $region } are joined twice: one arrow has both prices.
march-unreachable = In the region { $region } no way leads to { $province } before the last province is entered.
