# What can be wrong with a board of Alexander the Great.
march-unreadable = The board file cannot be read: { $reason }.
march-same-id = Two provinces have the same id.
march-elsewhere = “{ $province }” is not a province in the region { $region }.
march-same-number = Two provinces in the region { $region } have the same number.
march-bad-link = An arrow in the region { $region } leads nowhere: it needs two different ends and at least one head.
march-same-link = Two provinces in the region { $region } are joined twice: one arrow has both prices.
march-unreachable = In the region { $region } there is no way to reach { $province } before the last province is entered.
