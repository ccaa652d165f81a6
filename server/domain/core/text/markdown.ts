import MarkdownParser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';
import { plainLines } from './cleanText.ts';
import { linkParts } from './linkParts.ts';

/**
 * The Markdown of descriptions: headings, lists, rules, bold, emphasis and links. HTML and every other form stay text as
 * typed, and line breaks stay line breaks. Parsing takes time linear in the length of the text.
 */

/** HTML for a section of a page whose title is an `h2`: every heading is an `h3`. All typed text is escaped. */
export const markdownToPageHtml = (markdown: string): string => html(pageParser, markdown);

/** HTML for the `description` of a `JobPosting`: no links, and headings as bold paragraphs. */
export const markdownToPostingHtml = (markdown: string): string => html(postingParser, markdown);

/** The words alone, on one line. */
export function markdownToText(markdown: string): string {
  const lines = pageParser
    .parse(plainLines(markdown), {})
    .map(({ children }) => (children ?? []).map(({ type, content }) => (isBreak(type) ? ' ' : content)).join(''));
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** In the HTML, only markdown-it's own line feeds between tags are left: those that were typed are breaks. */
const html = (parser: MarkdownIt, markdown: string): string => parser.render(plainLines(markdown)).replaceAll('\n', '');

function createParser(): MarkdownIt {
  const parser = new MarkdownParser('zero', { breaks: true, maxNesting: 100 });
  parser.enable(['heading', 'hr', 'list', 'emphasis', 'escape', 'link', 'newline']);
  parser.normalizeLink = (address) => linkAddress(address) ?? '';
  parser.validateLink = (address) => address !== '';
  parser.core.ruler.push('descriptions', (state) => {
    adjustBlocks(state.tokens);
    for (const token of state.tokens) token.children &&= withAddresses(token.children, state);
  });
  return parser;
}

const pageParser = createParser();

const postingParser = createParser();
Object.assign(postingParser.renderer.rules, {
  heading_open: () => '<p><strong>',
  heading_close: () => '</strong></p>',
  hr: () => '',
  link_open: () => '',
  link_close: () => '',
});

const isBreak = (type: string): boolean => type === 'softbreak' || type === 'hardbreak';

/** All headings are of one level, and a wrapped list item is one line. */
function adjustBlocks(tokens: Token[]): void {
  let lists = 0;
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = 'h3';
    if (token.type.endsWith('_list_open')) lists += 1;
    if (token.type.endsWith('_list_close')) lists -= 1;
    if (lists === 0) continue;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak') Object.assign(child, { type: 'text', content: ' ' });
    }
  }
}

/** Inline tokens with the addresses in their text as links, and without links that lead nowhere. */
function withAddresses(tokens: Token[], { Token }: StateCore): Token[] {
  const text = (content: string) => Object.assign(new Token('text', '', 0), { content });
  const opening = (href: string) =>
    Object.assign(new Token('link_open', 'a', 1), {
      attrs: [
        ['href', href],
        ['target', '_blank'],
        ['rel', 'noopener noreferrer nofollow ugc'],
      ],
    });
  const open: string[] = [];
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '');
      open.push(href);
      return href ? opening(href) : text('[');
    }
    if (token.type === 'link_close') return open.pop() ? token : text(']()');
    if (token.type !== 'text' || open.length > 0) return token;
    return linkParts(token.content).flatMap((part) =>
      part.href ? [opening(part.href), text(part.text), new Token('link_close', 'a', -1)] : text(part.text),
    );
  });
}

/** Null for anything but an address of the web or of mail. */
function linkAddress(address: string): string | null {
  const [only, ...more] = linkParts(address);
  return more.length === 0 ? (only?.href ?? null) : null;
}
