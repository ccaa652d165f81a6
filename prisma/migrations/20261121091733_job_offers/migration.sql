-- DropIndex
DROP INDEX "job_offer_city_id_idx";

-- DropIndex
DROP INDEX "job_offer_job_id_idx";

-- AlterTable
ALTER TABLE "job_offer" ADD COLUMN     "client_key" TEXT,
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "active_offers" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "job_offer_active_job_id_created_at_id_idx" ON "job_offer"("active", "job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_job_id_created_at_id_idx" ON "job_offer"("job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_job_id_city_id_created_at_id_idx" ON "job_offer"("job_id", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_city_id_created_at_id_idx" ON "job_offer"("city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_search_text_idx" ON "job_offer" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "job_offer_employer_id_client_key_key" ON "job_offer"("employer_id", "client_key");

-- What follows is beyond Prisma's language.

-- An employer's active offers are counted where they change, not where they are read.
UPDATE "user" SET active_offers = counted.offers
FROM (SELECT employer_id, count(*)::int AS offers FROM job_offer WHERE active GROUP BY employer_id) AS counted
WHERE "user".id = counted.employer_id;

CREATE FUNCTION job_offer_count_active() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN
    UPDATE "user" SET active_offers = active_offers - 1 WHERE id = OLD.employer_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN
    UPDATE "user" SET active_offers = active_offers + 1 WHERE id = NEW.employer_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER job_offer_active_made AFTER INSERT OR DELETE ON "job_offer"
FOR EACH ROW EXECUTE FUNCTION job_offer_count_active();

CREATE TRIGGER job_offer_active_changed AFTER UPDATE ON "job_offer"
FOR EACH ROW WHEN ((OLD.active, OLD.employer_id) IS DISTINCT FROM (NEW.active, NEW.employer_id))
EXECUTE FUNCTION job_offer_count_active();

-- The slug holds the job's and the city's words.
CREATE FUNCTION job_offer_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_form(concat_ws(' ', NEW.description, NEW.slug));
  RETURN NEW;
END
$$;

CREATE TRIGGER job_offer_search_text_insert BEFORE INSERT ON "job_offer"
FOR EACH ROW EXECUTE FUNCTION job_offer_search_text();

CREATE TRIGGER job_offer_search_text_update BEFORE UPDATE ON "job_offer"
FOR EACH ROW WHEN ((OLD.description, OLD.slug) IS DISTINCT FROM (NEW.description, NEW.slug))
EXECUTE FUNCTION job_offer_search_text();

UPDATE job_offer SET search_text = search_form(concat_ws(' ', description, slug));
