-- A version before reads no row with it: there is none until an admin sets a price of a pass.
ALTER TYPE "RecurringMode" ADD VALUE 'PASS' AFTER 'YEARLY';
