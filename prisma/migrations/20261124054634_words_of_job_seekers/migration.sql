-- The public search finds the words of job seekers by an index of whole words, which needs no second look at the texts.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "search_words" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "user" ALTER COLUMN "search_words" SET NOT NULL;

-- CreateTable
CREATE TABLE "search_word" (
    "id" SERIAL NOT NULL,
    "word" TEXT NOT NULL,
    "uses" INTEGER NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "search_word_uses_check" CHECK ("uses" BETWEEN 0 AND 20)
);

-- CreateIndex
CREATE UNIQUE INDEX "search_word_word_key" ON "search_word"("word");

-- CreateIndex
CREATE INDEX "search_word_word_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- The distinct words of a person: the longest runs of three or more ASCII letters and digits in the texts, and that at the start
-- of the name, after a space. A run of more than 200 is in pieces that overlap by 100, the length of the longest search.
CREATE FUNCTION search_words_of(name text, texts text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT word) FROM (
    SELECT substr(run, 100 * piece + 1, 200) AS word
    FROM regexp_split_to_table(lower(texts), '[^a-z0-9]+') AS run, generate_series(0, (length(run) - 101) / 100) AS piece
    WHERE length(run) >= 3
    UNION ALL
    SELECT ' ' || substring(lower(name) FROM '^[a-z0-9]{3,}')
  ) AS words WHERE word IS NOT NULL
);

-- The ids of these words for a person who had those of `had`. Counts their uses: a word has a row exactly as long as someone
-- uses it, or for good if 20 people have used it at once. Such words are only read, so that people do not wait for each other.
CREATE FUNCTION use_search_words(wanted text[], had integer[]) RETURNS integer[]
LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 20;
  ids integer[];
  kept text[];
BEGIN
  SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(word), '{}') INTO ids, kept
  FROM search_word WHERE word = ANY (wanted) AND (uses = most OR id = ANY (had));
  -- Everyone locks words in the same order.
  PERFORM FROM search_word
  WHERE uses < most AND (word = ANY (wanted) OR id = ANY (had)) AND NOT (word = ANY (kept))
  ORDER BY word FOR UPDATE;
  WITH added AS (
    INSERT INTO search_word (word, uses)
    SELECT word, 1 FROM unnest(wanted) AS word WHERE NOT (word = ANY (kept)) ORDER BY word
    ON CONFLICT (word) DO UPDATE SET uses = least(search_word.uses + 1, most)
    RETURNING id
  )
  SELECT ids || coalesce(array_agg(id), '{}') INTO ids FROM added;
  UPDATE search_word SET uses = uses - 1 WHERE id = ANY (had) AND NOT (id = ANY (ids)) AND uses < most;
  DELETE FROM search_word WHERE id = ANY (had) AND uses = 0;
  RETURN ids;
END
$$;

CREATE FUNCTION user_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := use_search_words(
    CASE WHEN NEW.role = 'ROLE_CANDIDATE'
      THEN search_words_of(NEW.name, concat_ws(' ', NEW.title, NEW.job_areas, NEW.description))
    END,
    CASE WHEN TG_OP = 'UPDATE' THEN OLD.search_words END
  );
  RETURN NEW;
END
$$;

CREATE FUNCTION user_search_words_gone() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM use_search_words(NULL, OLD.search_words);
  RETURN NULL;
END
$$;

-- The words of the job seekers who are there already. The indexes of texts are built anew, which is quicker than keeping them.
DROP INDEX "user_search_text_idx";
DROP INDEX "user_search_head_idx";
UPDATE "user"
SET "search_words" = use_search_words(search_words_of("name", concat_ws(' ', "title", "job_areas", "description")), NULL)
WHERE "role" = 'ROLE_CANDIDATE';
CREATE INDEX "user_search_text_idx" ON "user" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "user_search_head_idx" ON "user" USING GIN ("search_head" gin_trgm_ops);

CREATE INDEX "user_search_words_idx" ON "user" USING GIN ("job_id", "city_id", "search_words")
WHERE "role" = 'ROLE_CANDIDATE' AND "active" AND "deleted_at" IS NULL;

CREATE TRIGGER user_search_words_insert BEFORE INSERT ON "user"
FOR EACH ROW EXECUTE FUNCTION user_search_words();

CREATE TRIGGER user_search_words_update BEFORE UPDATE ON "user"
FOR EACH ROW
WHEN (
  (OLD.role, OLD.name, OLD.title, OLD.description, OLD.job_areas)
  IS DISTINCT FROM
  (NEW.role, NEW.name, NEW.title, NEW.description, NEW.job_areas)
)
EXECUTE FUNCTION user_search_words();

CREATE TRIGGER user_search_words_delete AFTER DELETE ON "user"
FOR EACH ROW EXECUTE FUNCTION user_search_words_gone();

-- Most texts are ASCII, which has nothing but upper case to normalize.
CREATE OR REPLACE FUNCTION search_form(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(input) = length(input) THEN lower(input) ELSE
  replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(input, NFD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıςſ', 'olddhiσs'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
END;
