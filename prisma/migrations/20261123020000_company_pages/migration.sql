-- AlterEnum
ALTER TYPE "UploadKind" ADD VALUE 'LOGO' BEFORE 'CHAT_IMAGE';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "about" TEXT,
ADD COLUMN     "logo_uri" TEXT;

-- The sitemap reads the public company pages by ranges of ids.
CREATE INDEX "user_company_page_idx" ON "user"("id")
WHERE "login_email" IS NOT NULL AND "deleted_at" IS NULL
  AND ("active_offers" > 0 OR "about" IS NOT NULL);

-- A logo is kept and released like the photo.
CREATE OR REPLACE FUNCTION user_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE upload SET attached_at = NULL
  WHERE user_id = OLD.id
    AND (kind = 'PHOTO' AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri AND id = upload_id_of(OLD.photo_uri)
      OR kind = 'LOGO' AND OLD.logo_uri IS DISTINCT FROM NEW.logo_uri AND id = upload_id_of(OLD.logo_uri)
      OR kind = 'VIDEO' AND OLD.video_uri IS DISTINCT FROM NEW.video_uri AND id = upload_id_of(OLD.video_uri)
      OR kind = 'VIDEO_POSTER' AND OLD.video_poster_uri IS DISTINCT FROM NEW.video_poster_uri
        AND id = upload_id_of(OLD.video_poster_uri));
  RETURN NULL;
END
$$;

DROP TRIGGER upload_released ON "user";
CREATE TRIGGER upload_released AFTER UPDATE OF photo_uri, logo_uri, video_uri, video_poster_uri ON "user"
FOR EACH ROW WHEN (
  OLD.photo_uri IS NOT NULL AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri
  OR OLD.logo_uri IS NOT NULL AND OLD.logo_uri IS DISTINCT FROM NEW.logo_uri
  OR OLD.video_uri IS NOT NULL AND OLD.video_uri IS DISTINCT FROM NEW.video_uri
  OR OLD.video_poster_uri IS NOT NULL AND OLD.video_poster_uri IS DISTINCT FROM NEW.video_poster_uri
)
EXECUTE FUNCTION user_release_upload();

DROP TRIGGER upload_attached ON "user";
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri, logo_uri, video_uri, video_poster_uri ON "user"
FOR EACH ROW WHEN (num_nonnulls(NEW.photo_uri, NEW.logo_uri, NEW.video_uri, NEW.video_poster_uri) > 0)
EXECUTE FUNCTION upload_attach('photo_uri', 'logo_uri', 'video_uri', 'video_poster_uri');
