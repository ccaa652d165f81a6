-- An admin's session may show the site as a user sees it, for a while and without writing.
ALTER TABLE "session" ADD COLUMN "view_as_id" INTEGER;
ALTER TABLE "session" ADD COLUMN "view_as_until" TIMESTAMPTZ(3);
ALTER TABLE "session" ADD CONSTRAINT "session_view_as_id_fkey" FOREIGN KEY ("view_as_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "session" ADD CONSTRAINT "session_view_as_check" CHECK (("view_as_id" IS NULL) OR ("view_as_until" IS NOT NULL));
CREATE INDEX "session_view_as_id_idx" ON "session"("view_as_id");
