/**
 * The beginning of a description, which is Markdown, as one line of plain text: at most `length` characters, an ellipsis
 * at the end of what was cut (spec 000 §2).
 */
export function summaryOf(description: string, length: number): string {
  // Whole characters, so that no emoji is cut in two.
  const text = Array.from(plainText(description));
  if (text.length <= length) return text.join('');
  const cut = text.slice(0, Math.max(length - 1, 0)).join('');
  // At the end of a word, where one is near.
  return `${cut.replace(/(?<=.)\s+\S{0,20}$/u, '').replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Without the signs that only say how it looks; a link is its words. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)\s+/gm, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
