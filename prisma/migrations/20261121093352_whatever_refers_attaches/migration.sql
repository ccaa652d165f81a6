-- CreateIndex
CREATE INDEX "job_offer_photo_uri_idx" ON "job_offer"("photo_uri");

-- Whatever code makes a user, a job offer or a message refer to a file: the file is kept from then on.
CREATE FUNCTION upload_attach() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE upload SET attached_at = now()
  WHERE attached_at IS NULL
    AND id IN (SELECT upload_id_of(to_jsonb(NEW) ->> name) FROM unnest(TG_ARGV) AS name);
  RETURN NULL;
END
$$;

CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri, video_uri ON "user"
FOR EACH ROW WHEN (num_nonnulls(NEW.photo_uri, NEW.video_uri) > 0)
EXECUTE FUNCTION upload_attach('photo_uri', 'video_uri');

CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri ON "job_offer"
FOR EACH ROW WHEN (NEW.photo_uri IS NOT NULL)
EXECUTE FUNCTION upload_attach('photo_uri');

CREATE TRIGGER upload_attached AFTER INSERT ON "message"
FOR EACH ROW WHEN (num_nonnulls(NEW.photo_uri, NEW.document_uri) > 0)
EXECUTE FUNCTION upload_attach('photo_uri', 'document_uri');

-- An employer may show the same picture in several offers: the last one lets go of it.
CREATE OR REPLACE FUNCTION job_offer_release_upload() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.photo_uri IS DISTINCT FROM NEW.photo_uri THEN
    UPDATE upload SET attached_at = NULL
    WHERE kind = 'OFFER_IMAGE' AND id = upload_id_of(OLD.photo_uri)
      AND NOT EXISTS (SELECT FROM job_offer WHERE photo_uri = OLD.photo_uri);
  END IF;
  RETURN NULL;
END
$$;
