-- CreateTable
CREATE TABLE "idempotent_call" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "client_key" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "runs_until" TIMESTAMPTZ(3),
    "status" INTEGER,
    "body" TEXT,

    CONSTRAINT "idempotent_call_pkey" PRIMARY KEY ("user_id","key"),
    CONSTRAINT "idempotent_call_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
