-- The table with its indexes is new: nobody waits for it.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateTable
CREATE TABLE "api_key" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "session_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "start" TEXT NOT NULL,
    "groups" TEXT[],
    "can_write" BOOLEAN NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "api_key_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_session_id_key" ON "api_key"("session_id");

-- CreateIndex
CREATE INDEX "api_key_user_id_idx" ON "api_key"("user_id");

-- The session of a key may last a year, that of a browser 90 days.
CREATE OR REPLACE FUNCTION limit_session() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.expires_at := LEAST(
    NEW.expires_at,
    NEW.created_at + CASE WHEN starts_with(NEW.token, 'key:') THEN INTERVAL '8760 hours' ELSE INTERVAL '2160 hours' END
  );
  RETURN NEW;
END $$;
