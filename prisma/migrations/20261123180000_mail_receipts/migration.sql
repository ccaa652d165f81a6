-- The queue of mails with the receipt of a payment.
SELECT pgboss.create_queue('receipt-mail', '{"policy": "standard"}');
