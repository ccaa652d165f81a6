-- The form in which free text is searched: in lower case, without accents and marks, and with one character for all that are
-- typed for it, such as the kinds of apostrophes and hyphens, full and half width, and the spellings of Arabic letters.
-- server/domain/core/lists/searchForm.ts gives a query the same form; a test compares the two.
CREATE OR REPLACE FUNCTION search_form(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(input) = length(input) THEN lower(translate(input, '`', '''')) ELSE
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(translate(input, U&'\00b4\0384', ''''''), NFKD),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufe0f]',
        '', 'g')),
      U&'`\2018\2019\201b\02b9\02bb\02bc\02bd\02c8\2032\2035\055a\05f3\a78c' -- '
      || U&'\058a\05be\2010\2011\2012\2013\2014\2015\2212' -- -
      || U&'\201c\201d\201e\00ab\00bb' -- "
      || 'øłđðħıςſ'
      || U&'\0671\0649\06cc\06a9\06aa\0629\06c1\06c3\06be\06d5'
      || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙',
      repeat('''', 14)
      || repeat('-', 9)
      || repeat('"', 5)
      || 'olddhiσs'
      || U&'\0627\064a\064a\0643\0643\0647\0647\0647\0647\0647'
      || repeat('0123456789', 6)),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
END;

-- The words of job seekers are those of the searched form: 'cafe' finds 'Café'.
CREATE OR REPLACE FUNCTION search_words_of(name text, texts text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT word) FROM (
    SELECT substr(run, 100 * piece + 1, 200) AS word
    FROM regexp_split_to_table(search_form(texts), '[^a-z0-9]+') AS run, generate_series(0, (length(run) - 101) / 100) AS piece
    WHERE length(run) >= 3
    UNION ALL
    SELECT ' ' || substring(search_form(name) FROM '^[a-z0-9]{3,}')
  ) AS words WHERE word IS NOT NULL
);

-- Admins find people by their phone number.
CREATE OR REPLACE FUNCTION user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_head := search_words(NEW.name) || E'\n'
    || search_words(concat_ws(' ', NEW.email, NEW.company, NEW.title, NEW.job_areas, NEW.whats_app));
  NEW.search_text := NEW.search_head || search_words(NEW.description);
  RETURN NEW;
END
$$;

DROP TRIGGER user_search_text_update ON "user";
CREATE TRIGGER user_search_text_update BEFORE UPDATE ON "user"
FOR EACH ROW
WHEN (
  (OLD.name, OLD.email, OLD.title, OLD.description, OLD.job_areas, OLD.company, OLD.whats_app)
  IS DISTINCT FROM
  (NEW.name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company, NEW.whats_app)
)
EXECUTE FUNCTION user_search_text();

-- The texts that are there already. The indexes are built anew, which is quicker than keeping them.
DROP INDEX "user_search_text_idx";
DROP INDEX "user_search_head_idx";
DROP INDEX "job_offer_search_text_idx";
CREATE TRIGGER user_search_text_anew BEFORE UPDATE ON "user"
FOR EACH ROW EXECUTE FUNCTION user_search_text();
UPDATE "user" SET search_text = '';
DROP TRIGGER user_search_text_anew ON "user";
UPDATE "user"
SET search_words = use_search_words(search_words_of(name, concat_ws(' ', title, job_areas, description)), search_words)
WHERE role = 'ROLE_CANDIDATE'
AND octet_length(concat_ws(' ', name, title, job_areas, description)) > length(concat_ws(' ', name, title, job_areas, description));
UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description);
CREATE INDEX "user_search_text_idx" ON "user" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "user_search_head_idx" ON "user" USING GIN ("search_head" gin_trgm_ops);
CREATE INDEX "job_offer_search_text_idx" ON "job_offer" USING GIN ("search_text" gin_trgm_ops);
