SELECT pgboss.create_queue('saved-request', '{"policy": "standard"}');
