-- What people write in several ways is found in each of them: without apostrophes, with a space for a hyphen, in hiragana for
-- katakana, and with umlauts spelled out or not. server/domain/core/lists/searchForm.ts has the same forms; a test compares them.
CREATE OR REPLACE FUNCTION search_form(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(input) = length(input) THEN lower(translate(input, '-''`', ' ')) ELSE
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(translate(input, U&'\309b\309c\00b4\0384', U&'\3099\309a'), NFKD),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufe00-\ufe0f\U000e0100-\U000e01ef]',
        '', 'g')),
      U&'-\058a\05be\2010\2011\2012\2013\2014\2015\2212\00b7\2022\30fb' -- a space
      || U&'\201c\201d\201e\00ab\00bb' -- "
      || 'øłđðħıςſŧŋəɛɔɓɗƙƴɨʉɖɲɩʋ'
      || U&'\0671\0649\06cc\06a9\06aa\0629\06c1\06c3\06be\06d5'
      || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙'
      || 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'
      || U&'''`\2018\2019\201b\02b9\02bb\02bc\02bd\02c8\2032\2035\055a\05f3\a78c', -- nothing
      repeat(' ', 13)
      || repeat('"', 5)
      || 'olddhiσstneeobdkyiudniv'
      || U&'\0627\064a\064a\0643\0643\0647\0647\0647\0647\0647'
      || repeat('0123456789', 6)
      || 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
END;

-- The forms in which a text is found: the one that a search has; with umlauts spelled out; and with one letter for two.
CREATE FUNCTION search_forms(input text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_remove(ARRAY[form, nullif(spelled_out, form), nullif(shortened, form)], NULL)
  FROM (
    SELECT form, regexp_replace(form, '(?<!q)([aou])e|a(a)', '\1\2', 'g') AS shortened,
      CASE WHEN octet_length(input) = length(input) THEN form ELSE search_form(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          normalize(input, NFC), '[Ää]', 'ae', 'g'), '[ÖöØø]', 'oe', 'g'), '[Üü]', 'ue', 'g'), '[Åå]', 'aa', 'g')
      ) END AS spelled_out
    FROM (SELECT search_form(input) AS form) AS plain
  ) AS forms
);

-- A text with a single space between words, and none around it.
CREATE FUNCTION single_spaces(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(input, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));

-- A space before each word, so that a pattern can say where a word begins; then the words that have another form, in it.
CREATE OR REPLACE FUNCTION search_words(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH forms AS MATERIALIZED (
    SELECT string_to_array(single_spaces(form), ' ') AS words, at
    FROM unnest(search_forms(coalesce(input, ''))) WITH ORDINALITY AS form(form, at)
  )
  SELECT search_spelling(coalesce(string_agg(' ' || word, '' ORDER BY forms.at, place), ' '))
  FROM forms JOIN forms AS plain ON plain.at = 1, unnest(forms.words) WITH ORDINALITY AS words(word, place)
  WHERE forms.at = 1 OR word IS DISTINCT FROM plain.words[place]
);

-- The first name ends with a mark, so that a pattern can say that it is about the first name.
CREATE FUNCTION search_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT search_words(first) || E'\r' || search_words(substr(whole, length(first) + 2))
  FROM (SELECT whole, split_part(whole, ' ', 1) AS first FROM (SELECT single_spaces(name) AS whole) AS names) AS names
);

CREATE OR REPLACE FUNCTION user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_head := search_name(NEW.name) || E'\n'
    || search_words(concat_ws(' ', NEW.email, NEW.company, NEW.title, NEW.job_areas, NEW.whats_app));
  NEW.search_text := NEW.search_head || search_words(NEW.description);
  RETURN NEW;
END
$$;

-- The words of job seekers in all forms, and each word of the first name: 'luc' begins one of Jean-Luc.
CREATE OR REPLACE FUNCTION search_words_of(name text, texts text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT word) FROM (
    SELECT substr(run, 100 * piece + 1, 200) AS word
    FROM unnest(search_forms(texts)) AS form, regexp_split_to_table(form, '[^a-z0-9]+') AS run,
      generate_series(0, (length(run) - 101) / 100) AS piece
    WHERE length(run) >= 3
    UNION ALL
    SELECT ' ' || substring(word FROM '^[a-z0-9]{3,}')
    FROM unnest(search_forms(split_part(single_spaces(name), ' ', 1))) AS form, string_to_table(form, ' ') AS word
  ) AS words WHERE word IS NOT NULL
);
