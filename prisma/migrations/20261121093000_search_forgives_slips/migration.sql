-- Free text that forgives slips of the finger, on any PostgreSQL: what its locale does not take for letters has no
-- trigrams, so letters beyond ASCII are stored as their codes. server/domain/core/lists/searchForm.ts spells what is typed the
-- same way; a test holds the two together.
CREATE FUNCTION search_spelling(form text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(form) = length(form) THEN form ELSE (
  SELECT string_agg(
    CASE
      WHEN ascii(letter) < 128 THEN letter
      WHEN ascii(letter) > 65535 THEN 'Y' || lpad(to_hex(ascii(letter)), 6, '0')
      ELSE 'X' || lpad(to_hex(ascii(letter)), 4, '0')
    END, '' ORDER BY place)
  FROM string_to_table(form, NULL) WITH ORDINALITY AS letters(letter, place)
) END;

-- One space between words and one before the first, so that a pattern can say where a word begins.
CREATE FUNCTION search_words(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || search_spelling(btrim(regexp_replace(
  search_form(coalesce(input, '')),
  '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
)));

CREATE OR REPLACE FUNCTION user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_head := search_words(NEW.name) || E'\n'
    || search_words(concat_ws(' ', NEW.email, NEW.company, NEW.title, NEW.job_areas));
  NEW.search_text := NEW.search_head || search_words(NEW.description);
  RETURN NEW;
END
$$;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "search_head" TEXT NOT NULL DEFAULT '';

-- The texts of everybody who is there already.
DROP INDEX "user_search_text_idx";
CREATE TRIGGER user_search_text_anew BEFORE UPDATE ON "user"
FOR EACH ROW EXECUTE FUNCTION user_search_text();
UPDATE "user" SET "search_text" = '';
DROP TRIGGER user_search_text_anew ON "user";

-- CreateIndex
CREATE INDEX "user_search_text_idx" ON "user" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_search_head_idx" ON "user" USING GIN ("search_head" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_role_min_rate_id_idx" ON "user"("role", "min_rate", "id");

-- Who has no value to sort by comes last, which an index gives only where it says so.
DROP INDEX "user_role_last_message_at_id_idx";
CREATE INDEX "user_role_last_message_at_id_idx" ON "user"("role", "last_message_at" DESC NULLS LAST, "id" DESC);
DROP INDEX "user_role_experience_id_id_idx";
CREATE INDEX "user_role_experience_id_id_idx" ON "user"("role", "experience_id" DESC NULLS LAST, "id" DESC);
