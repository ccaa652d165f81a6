-- The points of job seekers in the order 'best match', counted by a job. They are no change of the person.
-- AlterTable
ALTER TABLE "user" ADD COLUMN     "match_score" INTEGER NOT NULL DEFAULT 0;

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
  was.match_score := NEW.match_score;
  was.rate_currency := NEW.rate_currency;
  IF was IS DISTINCT FROM NEW THEN
    NEW.updated_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;
