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
 * What a person typed, in the form that `user.search_text` is stored in: without accents, in lower case. It is the same
 * as the database's function `search_form`, so that a search takes no statement of its own to prepare.
 */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðħıςſßæœþ]/g, (letter) => PLAIN[letter] ?? letter);
