import { markdownToText } from '../text/markdown.ts';

/** How many characters of a cut word may be left out, so that the summary ends with a whole one. */
const longestWord = 20;

/**
 * The beginning of a description, which is Markdown, as one line of plain text: at most `length` characters, an ellipsis
 * at the end of what was cut (spec 000 §2).
 */
export function summaryOf(description: string, length: number): string {
  // Whole characters, so that no emoji is cut in two.
  const characters = Array.from(markdownToText(description));
  if (characters.length <= length) return characters.join('');
  const cut = characters.slice(0, Math.max(length - 1, 0));
  const space = cut.lastIndexOf(' ');
  const words = space > 0 && space >= cut.length - longestWord - 1 ? cut.slice(0, space) : cut;
  const end = words.findLastIndex((character) => !' ,;:.–-'.includes(character));
  return `${words.slice(0, end + 1).join('')}…`;
}
