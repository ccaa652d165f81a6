-- AlterTable
ALTER TABLE "upload" ADD COLUMN     "attached_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "upload_attached_at_created_at_idx" ON "upload"("attached_at", "created_at");

-- What is there already is referred to.
UPDATE "upload" SET attached_at = created_at;

-- The id of the upload that is read from an address; null for any other text.
CREATE FUNCTION upload_id_of(uri text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substring(uri FROM '^/media/[a-z]+/([0-9a-f]{32})[.]');

-- Whatever code makes a user or a job offer refer to another file, or to none: the one before is attached no more, and the
-- next clearing up removes it. Files that are nobody's own, as the demo's videos, are shared and stay.
CREATE FUNCTION user_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE upload SET attached_at = NULL
  WHERE user_id = OLD.id
    AND (kind = 'PHOTO' AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri AND id = upload_id_of(OLD.photo_uri)
      OR kind = 'VIDEO' AND OLD.video_uri IS DISTINCT FROM NEW.video_uri AND id = upload_id_of(OLD.video_uri));
  RETURN NULL;
END
$$;

CREATE TRIGGER upload_released AFTER UPDATE OF photo_uri, video_uri ON "user"
FOR EACH ROW WHEN (
  OLD.photo_uri IS NOT NULL AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri
  OR OLD.video_uri IS NOT NULL AND OLD.video_uri IS DISTINCT FROM NEW.video_uri
)
EXECUTE FUNCTION user_release_upload();

CREATE FUNCTION job_offer_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.photo_uri IS DISTINCT FROM NEW.photo_uri THEN
    UPDATE upload SET attached_at = NULL WHERE kind = 'OFFER_IMAGE' AND id = upload_id_of(OLD.photo_uri);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER upload_released AFTER DELETE OR UPDATE OF photo_uri ON "job_offer"
FOR EACH ROW WHEN (OLD.photo_uri IS NOT NULL)
EXECUTE FUNCTION job_offer_release_upload();
