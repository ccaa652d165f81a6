-- For the requests in the order of the latest message.
CREATE INDEX CONCURRENTLY contact_request_status_id_latest_message_at_id_idx ON contact_request (status_id, latest_message_at DESC NULLS LAST, id DESC);
