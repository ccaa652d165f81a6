-- AlterTable
ALTER TABLE "job_offer" ADD COLUMN     "reminded_of" TIMESTAMPTZ(3);

-- The queue of mails about the end of offers.
SELECT pgboss.create_queue('offer-expiry', '{"policy": "standard"}');
