-- A guest who chooses a password signs up in the browser of that guest.
ALTER TABLE "pending_sign_up" ADD COLUMN "guest_id" INTEGER;
CREATE INDEX "pending_sign_up_guest_id_idx" ON "pending_sign_up"("guest_id");
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_guest_id_fkey"
  FOREIGN KEY ("guest_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which guests have given an email, whatever its case.
CREATE INDEX "user_guest_email_idx" ON "user" (lower("email"))
  WHERE "role" = 'ROLE_EMPLOYER' AND "login_email" IS NULL AND "deleted_at" IS NULL;

-- Links of chats that were joined with another one.
CREATE TYPE "ShareLinkSide" AS ENUM ('EMPLOYER', 'JOB_SEEKER');
CREATE TABLE "former_share_link" (
  "hash" TEXT NOT NULL,
  "chat_id" INTEGER NOT NULL,
  "side" "ShareLinkSide" NOT NULL,
  CONSTRAINT "former_share_link_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "former_share_link_chat_id_idx" ON "former_share_link"("chat_id");
ALTER TABLE "former_share_link" ADD CONSTRAINT "former_share_link_chat_id_fkey"
  FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;
