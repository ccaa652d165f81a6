-- CreateEnum
CREATE TYPE "SubscriptionMailKind" AS ENUM ('RENEWAL', 'FAILED', 'LAPSED', 'ENDED');

-- CreateTable
CREATE TABLE "subscription_mail" (
    "id" SERIAL NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "kind" "SubscriptionMailKind" NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscription_mail_subscription_id_kind_period_end_key" ON "subscription_mail"("subscription_id", "kind", "period_end");

-- AddForeignKey
ALTER TABLE "subscription_mail" ADD CONSTRAINT "subscription_mail_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The queue of mails about subscriptions.
SELECT pgboss.create_queue('subscription-mail', '{"policy": "standard"}');
