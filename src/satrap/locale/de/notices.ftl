# Was man mitgeteilt bekommt: auf der Seite, als Push, per E-Mail oder per Webhook.
notice-turn = Du bist am Zug gegen { $who }.
notice-over = Deine Partie gegen { $who } ist zu Ende.
notice-undo = { $who } fragt, ob etwas zurückgenommen werden darf.
notice-end = { $who } möchte die Partie ohne Sieger beenden.
notice-again = { $who } möchte noch einmal spielen. Ein Platz ist für dich frei gehalten.
notice-seat-time = Deine Zeit gegen { $who } ist abgelaufen. Ein Bot spielt für dich, bis du zurückkommst.
notice-seat-away = Du warst abwesend. Ein Bot spielt für dich gegen { $who }, bis du zurückkommst.
