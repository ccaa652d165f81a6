CREATE TABLE "banned_email" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banned_email_pkey" PRIMARY KEY ("key")
);

SELECT pgboss.create_queue('ban-subscription', '{"policy": "standard"}');
