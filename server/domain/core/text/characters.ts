let segmenter: Intl.Segmenter | undefined;

/** A text by characters as people see them: a flag, a family or a letter with its marks is one. */
function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Between two letters of Latin scripts a character ends: no need for the browser's tables, which a slow phone takes 40 ms to begin with. */
const endsAt = (text: string, at: number): boolean =>
  text.charCodeAt(at - 1) < firstMark && text.charCodeAt(at) < firstMark && text[at] !== '\n';

/** U+0300, the first mark that belongs to the letter before it. */
const firstMark = 0x300;

/** The first character as people see it; none of an empty text. */
export const firstCharacter = (text: string): string =>
  endsAt(text, 1) ? text.slice(0, 1) : (charactersOf(text).containing(0)?.segment ?? '');

/** The beginning of a text, of at most `max` UTF-16 units, that ends before a character as people see it, never within. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, endsAt(text, max) ? max : charactersOf(text).containing(max)?.index);

/** The beginning of a text on one line with an ellipsis for what is left out; at most `max` units with it, cut between words where one is near. */
export function summarized(text: string, max: number): string {
  // Of a long text only the beginning is put on one line.
  const line = firstCharacters(text, 4 * max)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= max) return line;
  const cut = firstCharacters(line, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}

/** The text with line breaks and control characters as spaces, for headers of mails. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
