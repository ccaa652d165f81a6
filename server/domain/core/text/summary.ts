import { firstCharacters } from './characters.ts';
import { markdownToText } from './markdown.ts';

/** How many characters of a cut word may be left out, so that the summary ends with a whole one. */
const longestWord = 20;

/**
 * The beginning of a description, which is Markdown, as one line of plain text: at most `length` characters, an ellipsis
 * at the end of what was cut (docs/product/search.md, 'The search for offers').
 */
export function summaryOf(description: string, length: number): string {
  const text = markdownToText(description);
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const first = characters.slice(0, Math.max(length - 1, 0)).join('');
  const cut = Array.from(firstCharacters(text, first.length));
  const space = cut.lastIndexOf(' ');
  const words = space > 0 && space >= cut.length - longestWord - 1 ? cut.slice(0, space) : cut;
  const end = words.findLastIndex((character) => !' ,;:.–-'.includes(character));
  return `${words.slice(0, end + 1).join('')}…`;
}
