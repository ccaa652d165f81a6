-- What is searched of a job offer: whose it is, the job's and the city's words in its slug, and its description, in the
-- form that people are searched in.
CREATE FUNCTION job_offer_words(employer_id integer, slug text, description text) RETURNS text
LANGUAGE sql STABLE
RETURN search_words(concat_ws(' ',
  (SELECT concat_ws(' ', employer.name, employer.company) FROM "user" AS employer WHERE employer.id = employer_id),
  replace(slug, '-', ' '),
  description
));

CREATE OR REPLACE FUNCTION job_offer_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := job_offer_words(NEW.employer_id, NEW.slug, NEW.description);
  RETURN NEW;
END
$$;

DROP TRIGGER job_offer_search_text_update ON "job_offer";
CREATE TRIGGER job_offer_search_text_update BEFORE UPDATE ON "job_offer"
FOR EACH ROW WHEN ((OLD.employer_id, OLD.slug, OLD.description) IS DISTINCT FROM (NEW.employer_id, NEW.slug, NEW.description))
EXECUTE FUNCTION job_offer_search_text();

-- An employer who has another name, or none any more, is found by it in the offers too.
CREATE FUNCTION employer_of_job_offers_renamed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description) WHERE employer_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER employer_of_job_offers_renamed AFTER UPDATE ON "user"
FOR EACH ROW WHEN (NEW.role = 'ROLE_EMPLOYER' AND (OLD.name, OLD.company) IS DISTINCT FROM (NEW.name, NEW.company))
EXECUTE FUNCTION employer_of_job_offers_renamed();

UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description);

-- Somebody who was deleted has no active offer, also when the offer and the deletion are made at the same time: the one
-- that comes second waits here for the first.
CREATE OR REPLACE FUNCTION job_offer_count_active() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN
    UPDATE "user" SET active_offers = active_offers - 1 WHERE id = OLD.employer_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN
    UPDATE "user" SET active_offers = active_offers + 1 WHERE id = NEW.employer_id AND deleted_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'The employer of job offer % was deleted.', NEW.id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'job_offer_employer_id_fkey';
    END IF;
  END IF;
  RETURN NULL;
END
$$;
