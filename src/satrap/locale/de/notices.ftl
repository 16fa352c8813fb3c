# Was man mitgeteilt bekommt: auf der Seite, als Push, per E-Mail oder per Webhook.
notice-turn = Du bist am Zug gegen { $names }.
notice-over = Deine Partie gegen { $names } ist zu Ende.
notice-undo = { $names } fragt, ob etwas zurückgenommen werden darf.
notice-end = { $names } möchte die Partie ohne Sieger beenden.
notice-again = { $names } möchte noch einmal spielen. Ein Platz ist für dich frei gehalten.
notice-seat-time = Deine Zeit gegen { $names } ist abgelaufen. Ein Bot spielt für dich, bis du zurückkommst.
notice-seat-away = Du warst abwesend. Ein Bot spielt für dich gegen { $names }, bis du zurückkommst.
