-- Lists of changes go by `updated_at`. A statement that changes something and does not set it is given the time here. The columns that a
-- function copies are no changes: counts, search texts, and a generated column, whose value comes later.

CREATE FUNCTION keep_user_updated_at() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was "user" := OLD;
BEGIN
  was.last_seen_at := NEW.last_seen_at;
  was.last_message_at := NEW.last_message_at;
  was.popularity := NEW.popularity;
  was.rating_count := NEW.rating_count;
  was.rating_stars := NEW.rating_stars;
  was.active_offers := NEW.active_offers;
  was.reference_texts := NEW.reference_texts;
  was.findable_since := NEW.findable_since;
  was.search_head := NEW.search_head;
  was.search_text := NEW.search_text;
  was.search_words := NEW.search_words;
  IF was IS DISTINCT FROM NEW THEN
    NEW.updated_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_updated_at BEFORE UPDATE ON "user" FOR EACH ROW
  WHEN (OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_user_updated_at();

CREATE FUNCTION keep_job_offer_updated_at() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was job_offer := OLD;
BEGIN
  was.search_text := NEW.search_text;
  was.reminded_of := NEW.reminded_of;
  was.active := NEW.active;
  IF was IS DISTINCT FROM NEW THEN
    NEW.updated_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER job_offer_updated_at BEFORE UPDATE ON job_offer FOR EACH ROW
  WHEN (OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_job_offer_updated_at();

CREATE FUNCTION keep_contact_request_updated_at() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was contact_request := OLD;
BEGIN
  was.weighs := NEW.weighs;
  IF was IS DISTINCT FROM NEW THEN
    NEW.updated_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_request_updated_at BEFORE UPDATE ON contact_request FOR EACH ROW
  WHEN (OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_contact_request_updated_at();

CREATE FUNCTION keep_updated_at() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER contact_request_status_updated_at BEFORE UPDATE ON contact_request_status FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_updated_at();
CREATE TRIGGER career_updated_at BEFORE UPDATE ON career FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_updated_at();
CREATE TRIGGER city_updated_at BEFORE UPDATE ON city FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_updated_at();
CREATE TRIGGER job_updated_at BEFORE UPDATE ON job FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND OLD.updated_at = NEW.updated_at) EXECUTE FUNCTION keep_updated_at();
