-- Payments whose outcome is unknown, because the provider did not respond: one question waits for each employer.
SELECT pgboss.create_queue('payment-outcome', '{"policy": "short"}');
