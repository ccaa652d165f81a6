SELECT pgboss.create_queue('customer-removal', '{"policy": "standard"}');
