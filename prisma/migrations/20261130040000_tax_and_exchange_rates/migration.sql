-- The books need the tax of an invoice, and the rate at which the provider has converted a payment.
ALTER TABLE invoice ADD COLUMN tax_amount INTEGER;
ALTER TABLE ledger_entry ADD COLUMN exchange_rate DOUBLE PRECISION;
