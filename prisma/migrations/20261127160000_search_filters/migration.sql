-- How soon job seekers usually answer, counted by a job, and the currency of their rates.
CREATE TYPE "ReplyTime" AS ENUM ('HOUR', 'FEW_HOURS', 'DAY', 'FEW_DAYS');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "rate_currency" TEXT,
ADD COLUMN     "reply_time" "ReplyTime";

CREATE FUNCTION keep_rate_currency() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.rate_currency := CASE WHEN NEW.role = 'ROLE_CANDIDATE' THEN (
    SELECT country.currency_code FROM city JOIN country ON country.id = city.country_id WHERE city.id = NEW.city_id
  ) END;
  RETURN NEW;
END $$;
CREATE TRIGGER user_rate_currency BEFORE INSERT OR UPDATE OF city_id ON "user" FOR EACH ROW
  EXECUTE FUNCTION keep_rate_currency();

-- An admin changes the currency of a country, or the country of a city.
CREATE FUNCTION keep_rate_currencies() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_TABLE_NAME = 'country' THEN
    UPDATE "user" SET city_id = city_id
    WHERE role = 'ROLE_CANDIDATE' AND city_id IN (SELECT id FROM city WHERE country_id = NEW.id);
  ELSE
    UPDATE "user" SET city_id = city_id WHERE role = 'ROLE_CANDIDATE' AND city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER country_rate_currencies AFTER UPDATE OF currency_code ON country FOR EACH ROW
  WHEN (OLD.currency_code IS DISTINCT FROM NEW.currency_code) EXECUTE FUNCTION keep_rate_currencies();
CREATE TRIGGER city_rate_currencies AFTER UPDATE OF country_id ON city FOR EACH ROW
  WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id) EXECUTE FUNCTION keep_rate_currencies();

INSERT INTO backfill (name) VALUES ('rate-currencies');

-- Neither is a change of the person.
CREATE OR REPLACE FUNCTION keep_user_updated_at() RETURNS trigger
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
  was.reply_time := NEW.reply_time;
  was.rate_currency := NEW.rate_currency;
  IF was IS DISTINCT FROM NEW THEN
    NEW.updated_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;

-- What a saved search asks for besides.
ALTER TABLE "saved_search" ADD COLUMN     "full_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "has_video" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "language_id" INTEGER,
ADD COLUMN     "max_rate" INTEGER,
ADD COLUMN     "part_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "q" TEXT,
ADD COLUMN     "verified" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "well_rated" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "saved_search" VALIDATE CONSTRAINT "saved_search_language_id_fkey";
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_rate_check" CHECK (max_rate IS NULL OR (max_rate > 0 AND city_id IS NOT NULL)) NOT VALID;
ALTER TABLE "saved_search" VALIDATE CONSTRAINT "saved_search_rate_check";
