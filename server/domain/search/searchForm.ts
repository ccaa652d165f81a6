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
 * What a person typed, without accents and in lower case: the same as the database's function `search_form`, so that a
 * search takes no statement of its own to prepare.
 */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðħıςſßæœþ]/g, (letter) => PLAIN[letter] ?? letter);

/**
 * The spelling that is stored and searched, as the database's `search_spelling` writes it: every letter beyond ASCII is its
 * code in hexadecimal digits. Trigrams are then the same on every PostgreSQL, whatever its locale takes for letters, and
 * a Chinese name of two characters has enough of them. The capital before a code stands nowhere else.
 */
export const searchSpelling = (form: string): string => Array.from(form, spelled).join('');

function spelled(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return letter;
  return code > 0xffff ? `Y${code.toString(16).padStart(6, '0')}` : `X${code.toString(16).padStart(4, '0')}`;
}
