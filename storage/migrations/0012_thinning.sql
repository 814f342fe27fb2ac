-- Of a finished game most positions follow from its log; those have an empty `state`. `thinned`: the version at which that
-- was looked at. Games that ended before are looked at as soon as there is time.
ALTER TABLE tables ADD COLUMN thinned INTEGER;
UPDATE tables SET due_at=coalesce(ended_at, changed_at) + 86400
    WHERE status IN ('over', 'closed') AND started_at IS NOT NULL AND due_at IS NULL;
