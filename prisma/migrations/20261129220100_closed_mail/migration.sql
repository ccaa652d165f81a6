SELECT pgboss.create_queue('closed-mail', '{"policy": "standard"}');
