-- A game that was ended by agreement is over, like one that was played to its end.
UPDATE tables SET status='over' WHERE status='closed' AND ended_how='agreed';
