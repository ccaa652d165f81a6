-- The lists of people in the back office leave out deleted people, and sort in both directions with missing values last. Without
-- deleted people, the database reads the ids of a page deep in a list from the index alone.
DROP INDEX "user_role_min_rate_id_idx";
CREATE INDEX "user_role_min_rate_id_idx" ON "user"("role", "min_rate", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "user_highest_rate_idx" ON "user"("role", "min_rate" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;
DROP INDEX "user_role_last_message_at_id_idx";
CREATE INDEX "user_role_last_message_at_id_idx" ON "user"("role", "last_message_at" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "user_earliest_message_idx" ON "user"("role", "last_message_at", "id") WHERE "deleted_at" IS NULL;
DROP INDEX "user_role_experience_id_id_idx";
CREATE INDEX "user_role_experience_id_id_idx" ON "user"("role", "experience_id" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "user_least_experience_idx" ON "user"("role", "experience_id", "id") WHERE "deleted_at" IS NULL;

-- Counts what any combination of the filters leaves.
DROP INDEX "user_role_deleted_at_active_updated_idx";
CREATE INDEX "user_listed_idx" ON "user"("role", "city_id", "job_id", "experience_id", "active", "updated") WHERE "deleted_at" IS NULL;
CREATE INDEX "user_listed_with_photo_idx" ON "user"("role", "city_id", "job_id", "experience_id", "active", "updated")
WHERE "deleted_at" IS NULL AND "photo_uri" IS NOT NULL;
CREATE INDEX "user_listed_without_photo_idx" ON "user"("role", "city_id", "job_id", "experience_id", "active", "updated")
WHERE "deleted_at" IS NULL AND "photo_uri" IS NULL;

-- Unread chats: those with a message, without those that a participant has seen to the end.
CREATE INDEX "chat_participant_seen_idx" ON "chat_participant"("user_id", "chat_id") WHERE "read_message_id" >= "last_message_id";
CREATE INDEX "chat_support_idx" ON "chat"("support_user_id", "id") WHERE "support_user_id" IS NOT NULL AND "last_message_id" > 0;
CREATE INDEX "chat_written_idx" ON "chat"("id") WHERE "last_message_id" > 0;

-- A profile with a long description takes a little more than 2 kB. Its texts stay in the row, so that a search for a common word
-- reads each row in one place.
ALTER TABLE "user" SET (toast_tuple_target = 4080);
