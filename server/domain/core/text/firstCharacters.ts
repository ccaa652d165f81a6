import { charactersOf, endsAt } from './characters.ts';

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

/** The first characters with an ellipsis for what is left out; at most `max` units with it. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${firstCharacters(text, max - 1).trimEnd()}…`;
