-- AlterTable
ALTER TABLE "message" ADD COLUMN     "document_size" INTEGER;

-- Of those that were sent before: a document's address carries the id of its file.
UPDATE "message"
SET "document_size" = "upload"."size"
FROM "upload"
WHERE "upload"."id" = split_part(split_part("message"."document_uri", '/', 4), '.', 1);
