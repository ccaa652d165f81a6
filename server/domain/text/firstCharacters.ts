const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Longer than what people write as one character; a base letter may have any number of marks. */
const longestCharacter = 64;

/** The beginning of a text, of at most `max` UTF-16 units, that ends before a character as people see it, never within. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  // Only the last characters matter, so that the work does not grow with the text.
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, max + longestCharacter))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The same on one line with an ellipsis for what is left out; at most `max` units with it, cut between words where one is near. */
export function summarized(text: string, max: number): string {
  // Of a long text only the beginning is put on one line.
  const line = text
    .slice(0, 4 * max)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= max) return line;
  const cut = firstCharacters(line, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The first characters with an ellipsis for what is left out; at most `max` units with it. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${firstCharacters(text, max - 1).trimEnd()}…`;
