-- What a command has revoked is announced by a running server.
SELECT pgboss.create_queue('revoked-access', '{"policy": "standard"}');
