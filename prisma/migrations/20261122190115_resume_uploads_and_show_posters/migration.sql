-- AlterEnum
ALTER TYPE "UploadKind" ADD VALUE 'VIDEO_POSTER';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "video_poster_uri" TEXT;

-- CreateTable
CREATE TABLE "resumable_upload" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER,
    "size" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resumable_upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resumable_upload_part" (
    "id" TEXT NOT NULL,
    "upload_id" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "acknowledged" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "resumable_upload_part_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "resumable_upload_user_id_idx" ON "resumable_upload"("user_id");

-- CreateIndex
CREATE INDEX "resumable_upload_created_at_idx" ON "resumable_upload"("created_at");

-- CreateIndex
CREATE INDEX "resumable_upload_part_upload_id_start_idx" ON "resumable_upload_part"("upload_id", "start");

-- AddForeignKey
ALTER TABLE "resumable_upload" ADD CONSTRAINT "resumable_upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resumable_upload_part" ADD CONSTRAINT "resumable_upload_part_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "resumable_upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The poster of a video is kept and released like the video.
CREATE OR REPLACE FUNCTION user_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE upload SET attached_at = NULL
  WHERE user_id = OLD.id
    AND (kind = 'PHOTO' AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri AND id = upload_id_of(OLD.photo_uri)
      OR kind = 'VIDEO' AND OLD.video_uri IS DISTINCT FROM NEW.video_uri AND id = upload_id_of(OLD.video_uri)
      OR kind = 'VIDEO_POSTER' AND OLD.video_poster_uri IS DISTINCT FROM NEW.video_poster_uri
        AND id = upload_id_of(OLD.video_poster_uri));
  RETURN NULL;
END
$$;

DROP TRIGGER upload_released ON "user";
CREATE TRIGGER upload_released AFTER UPDATE OF photo_uri, video_uri, video_poster_uri ON "user"
FOR EACH ROW WHEN (
  OLD.photo_uri IS NOT NULL AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri
  OR OLD.video_uri IS NOT NULL AND OLD.video_uri IS DISTINCT FROM NEW.video_uri
  OR OLD.video_poster_uri IS NOT NULL AND OLD.video_poster_uri IS DISTINCT FROM NEW.video_poster_uri
)
EXECUTE FUNCTION user_release_upload();

DROP TRIGGER upload_attached ON "user";
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri, video_uri, video_poster_uri ON "user"
FOR EACH ROW WHEN (num_nonnulls(NEW.photo_uri, NEW.video_uri, NEW.video_poster_uri) > 0)
EXECUTE FUNCTION upload_attach('photo_uri', 'video_uri', 'video_poster_uri');

ALTER TABLE "resumable_upload" ADD CONSTRAINT "resumable_upload_received_check" CHECK (received BETWEEN 0 AND size);
