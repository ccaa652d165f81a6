const PLAIN: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ſ: 's',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A search text without accents and in lower case. The same as the database's function `search_form`, so that a search
 * needs no statement for it.
 */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðħıςſßæœþ]/g, (letter) => PLAIN[letter] ?? letter);

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
