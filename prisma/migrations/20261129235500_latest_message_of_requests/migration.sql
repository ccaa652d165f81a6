-- Requests without a message stand last in the order of the latest message.
ALTER TABLE contact_request ADD COLUMN latest_message_at timestamp(3) with time zone;
INSERT INTO backfill (name) VALUES ('latest-messages-of-requests');
