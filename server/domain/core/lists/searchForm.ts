/** What is typed for each other: the first of each stands for the others. The database's `search_form` has the same. */
const alike: readonly (readonly [plain: string, others: string])[] = [
  // O'Brien is OBrien, and Jean-Luc is Jean Luc.
  ['', "'`\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02c8\u2032\u2035\u055a\u05f3\ua78c"],
  [' ', '-\u058a\u05be\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00b7\u2022\u30fb'],
  ['"', '\u201c\u201d\u201e\u00ab\u00bb'],
  ...Array.from('olddhiσstneeobdkyiudniv', (letter, at) => [letter, 'øłđðħıςſŧŋəɛɔɓɗƙƴɨʉɖɲɩʋ'.charAt(at)] as const),
  // Alef, yeh, kaf and heh in the spellings of Arabic, Persian and Urdu.
  ['\u0627', '\u0671'],
  ['\u064a', '\u0649\u06cc'],
  ['\u0643', '\u06a9\u06aa'],
  ['\u0647', '\u0629\u06c1\u06c3\u06be\u06d5'],
  ...Array.from('0123456789', (digit, at) => [digit, digits(at)] as const),
  ...letters(0x3041, 0x3096, 0x309d, 0x309e).map((hiragana) => [hiragana, katakana(hiragana)] as const),
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['th', 'þ'],
];

/** The digit in Arabic, Persian, Devanagari, Bengali, Tamil and Thai. */
function digits(value: number): string {
  return String.fromCodePoint(...[0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50].map((zero) => zero + value));
}

/** Letters of one range and of another. */
function letters(from: number, to: number, alsoFrom: number, alsoTo: number): string[] {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return [...range(from, to), ...range(alsoFrom, alsoTo)];
}

function katakana(hiragana: string): string {
  return String.fromCodePoint((hiragana.codePointAt(0) ?? 0) + 0x60);
}

const plain = new Map(alike.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)));

/**
 * Accents; the marks of Hebrew and Arabic, what lengthens Arabic letters, and hamza, which many people leave out; and what
 * cannot be seen.
 */
const omitted =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/**
 * A text as it is searched: in lower case, without accents and marks, and with one character for all that are typed for it. The
 * same as the database's function `search_form`, so that a search needs no statement for it.
 */
export const searchForm = (text: string): string =>
  text
    // Signs that would be a space and a mark: accents that stand for an apostrophe, and the voice marks of kana.
    .replaceAll(/[\u00b4\u0384]/g, '')
    .replaceAll('\u309b', '\u3099')
    .replaceAll('\u309c', '\u309a')
    .normalize('NFKD')
    .replaceAll(omitted, '')
    .toLowerCase()
    .replaceAll(/['`-]|[^\0-\x7f]/g, (letter) => plain.get(letter) ?? letter);

/**
 * All forms in which a text is found, as by the database's function `search_forms`: as it is typed without accents, with umlauts
 * spelled out (Müller is Mueller), and with what is spelled out as a single letter (Mueller is Muller). What people search for
 * has the first form only: 'guest' does not find 'August'.
 */
export function searchForms(text: string): [plain: string, ...others: string[]] {
  const form = searchForm(text);
  const spelledOut = searchForm(
    text
      .normalize('NFC')
      .replaceAll(/[Ää]/g, 'ae')
      .replaceAll(/[ÖöØø]/g, 'oe')
      .replaceAll(/[Üü]/g, 'ue')
      .replaceAll(/[Åå]/g, 'aa'),
  );
  const shortened = form.replaceAll(/(?<!q)([aou])e|a(a)/g, '$1$2');
  return [form, ...[spelledOut, shortened].filter((other) => other !== form)];
}

/**
 * The stored and searched spelling, as written by the database's function `search_spelling`: every letter beyond ASCII
 * becomes its code in hexadecimal digits. Trigrams are then the same on every PostgreSQL, whatever its locale, and a
 * Chinese name of two characters has enough of them. The capital letter before a code occurs nowhere else.
 */
export const searchSpelling = (form: string): string => Array.from(form, spelled).join('');

function spelled(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return letter;
  return code > 0xffff ? `Y${code.toString(16).padStart(6, '0')}` : `X${code.toString(16).padStart(4, '0')}`;
}
