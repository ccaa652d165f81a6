/**
 * What people paste, cleaned for each kind of field, in the browser and on the server alike: letters in their composed form, and
 * nothing that cannot be seen where it says nothing. All take time linear in the length of the text.
 */

/** What shows: no space, control or formatting character, filler or mark without a letter. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Fillers, formatting and soft hyphens, except what emoji and the spelling of languages need: joiners, marks and tags. */
const unseen = /(?!\u200c|\u200d|[\p{M}\u{e0000}-\u{e0fff}])\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/gu;

/** The same, spaces and joiners say nothing at the beginning and at the end of a text. */
const isBlankAt = (text: string, index: number): boolean =>
  /[\s\p{Z}\p{Cc}]|\u200c|\u200d/u.test(text.charAt(index)) || text.charAt(index).replace(unseen, '') === '';

/** Whether a reader would see nothing of the text. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** What ends a line: slides and documents have other signs for it than a keyboard. */
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** A text with line feeds between its lines, and without other control characters than tabs. Every text comes in and goes out so. */
export const plainLines = (text: string): string => text.replaceAll(lineEnd, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

/** Marks of European letters, of which languages put two on one; of other scripts they put five. A mark is never twice on a letter. */
const europeanMarks =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;

/** A composed text without towers of marks on its letters, which would cover what is above and below. */
export const withoutTowers = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(\p{M})\1+/gu, '$1')
    .replaceAll(europeanMarks, '$1')
    .replaceAll(/(\p{M}{5})\p{M}+/gu, '$1');

/** A text of any number of lines: as it was typed, without what is blank around it. Empty if all of it is. */
export function cleanText(typed: string): string {
  const text = plainLines(typed);
  if (isBlank(text)) return '';
  let [from, to] = [0, text.length];
  while (isBlankAt(text, from)) from += 1;
  while (isBlankAt(text, to - 1)) to -= 1;
  return withoutTowers(text.slice(from, to));
}

/** A text of one line: single spaces, and nothing that cannot be seen. */
export const cleanLine = (text: string): string =>
  cleanText(text.replaceAll(unseen, '').replaceAll(/[\s\p{Z}\p{Cc}]+/gu, ' '));

/** The length that a reader sees: of spaces and line breaks one counts, and what cannot be seen does not. */
export const visibleLength = (text: string): number =>
  cleanLine(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).length;

/** Letters and digits of full width as those of a keyboard, digits of every script as 0 to 9, hyphens and dashes as `-`. */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/\u200c|\u200d/g, '')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/[\p{Pd}−]/gu, '-');
}

/** A code: without spaces, and without hyphens between digits. */
export function cleanCode(text: string): string {
  const code = plainSigns(text).replaceAll(/[\s\p{Z}\p{Cc}]/gu, '');
  return /^[\d-]*$/.test(code) ? code.replaceAll('-', '') : code;
}

/** An email: without spaces beside its signs, and without what mail programs put around it: `Anna Lee <a@b.com>`, `mailto:a@b.com?cc=c`. */
export function cleanEmail(text: string): string {
  const line = cleanLine(plainSigns(text));
  const opened = line.slice(line.lastIndexOf('<') + 1).split('>', 1)[0] ?? '';
  const email = (line.includes('<') && opened.includes('@') ? opened : line)
    .replace(/^["'“‘(]?(?:mailto:)?/i, '')
    .split('?', 1)
    .join('')
    .replaceAll('。', '.')
    .replaceAll(/ ?([@.]) ?/g, '$1');
  let end = email.length;
  while (/[\s>"'”’),;.]/.test(email.charAt(end - 1))) end -= 1;
  return email.slice(0, end).trim();
}

/**
 * A phone number: digits 0 to 9, plain spaces, and `+` for every way to write the international prefix; without the word before
 * or after it, and without signs around it. A link to WhatsApp holds one too.
 */
export const cleanPhone = (text: string): string =>
  cleanLine(plainSigns(text))
    .replace(/^["'“‘<]?(?:(?:tel|telephone|phone|mobile|mob|cell|hp|whatsapp)[.:]{0,2} ?)?(?=[+(\d])/i, '')
    .replace(/^(?:https?:\/\/)?wa\.me\/\+?(?=\d)/i, '+')
    .replace(/(?<=\d) ?\(\p{L}{1,20}\)$/u, '')
    .replace(/(?<=\d)["'”’>,;.]{1,3}$/, '')
    .replace(/^\( ?(?:\+|00) ?(\d{1,3}) ?\)/, '+$1 ')
    .replace(/^\+? ?00 ?|^\+ ?/, '+');

/** 0 to 9 for a digit of any script: those of a script follow each other. */
export function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** For sorting names as the database sorts them: São Paulo before Sydney, on a server of any locale. */
export const compareNames: (one: string, other: string) => number = new Intl.Collator('en').compare;
