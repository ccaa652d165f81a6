-- A payment that the cardholder disputes at the bank, which takes it back.
ALTER TYPE "InvoiceStatus" ADD VALUE 'DISPUTED';
