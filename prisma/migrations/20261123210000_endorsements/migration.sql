-- AlterEnum
ALTER TYPE "AuditRecordType" ADD VALUE 'ENDORSEMENT';

-- AlterEnum
ALTER TYPE "UploadKind" ADD VALUE 'ENDORSEMENT_IMAGE' BEFORE 'CHAT_IMAGE';

-- CreateEnum
CREATE TYPE "EndorsementKind" AS ENUM ('CLIENT', 'TESTIMONIAL');

-- CreateTable
CREATE TABLE "endorsement" (
    "id" SERIAL NOT NULL,
    "kind" "EndorsementKind" NOT NULL,
    "name" TEXT NOT NULL,
    "sub_title" TEXT NOT NULL,
    "text" TEXT,
    "image_uri" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "endorsement_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "endorsement_text_check" CHECK ((kind = 'TESTIMONIAL') = (text IS NOT NULL))
);

-- CreateIndex
CREATE INDEX "endorsement_position_id_idx" ON "endorsement"("position", "id");

-- The picture is kept while an endorsement refers to it.
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF image_uri ON "endorsement"
FOR EACH ROW WHEN (NEW.image_uri IS NOT NULL)
EXECUTE FUNCTION upload_attach('image_uri');

CREATE FUNCTION endorsement_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.image_uri IS DISTINCT FROM NEW.image_uri THEN
    UPDATE upload SET attached_at = NULL
    WHERE kind = 'ENDORSEMENT_IMAGE' AND id = upload_id_of(OLD.image_uri)
      AND NOT EXISTS (SELECT FROM endorsement WHERE image_uri = OLD.image_uri);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER upload_released AFTER DELETE OR UPDATE OF image_uri ON "endorsement"
FOR EACH ROW WHEN (OLD.image_uri IS NOT NULL)
EXECUTE FUNCTION endorsement_release_upload();
