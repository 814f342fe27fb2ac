-- What players put to the seed before the start (`words`, for everybody to read), and where its fingerprint was shown
-- first: server, channel and message.
ALTER TABLE seats ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN published TEXT;
UPDATE tables SET published=guild_id || '/' || channel_id || '/' || invitation_id
    WHERE status='lobby' AND invitation_id IS NOT NULL;
