-- The order that admins give to statuses and careers.
ALTER TABLE "contact_request_status" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "career" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;

UPDATE "contact_request_status" AS status SET "position" = placed.at
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS at FROM "contact_request_status") AS placed
WHERE placed.id = status.id;

UPDATE "career" SET "position" = placed.at
FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS at FROM "career") AS placed
WHERE placed.id = "career".id;

CREATE INDEX "career_position_id_idx" ON "career" ("position", "id");
CREATE INDEX "contact_request_status_position_id_idx" ON "contact_request_status" ("position", "id");
