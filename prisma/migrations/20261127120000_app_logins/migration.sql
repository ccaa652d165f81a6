-- The table with its index is new: nobody waits for it.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateTable
CREATE TABLE "app_login" (
    "session_id" INTEGER NOT NULL,
    "device_name" TEXT NOT NULL,
    "family_hash" TEXT NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "former_hash" TEXT,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "app_login_pkey" PRIMARY KEY ("session_id"),
    CONSTRAINT "app_login_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "app_login_family_hash_key" ON "app_login"("family_hash");
