import { linkParts } from '../chat/linkParts.ts';

/** A piece of a line. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

/** A piece of a text: a heading, lines, or a list. */
export type Block =
  | { type: 'heading'; line: Inline[] }
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'list'; ordered: boolean; items: Inline[][] };

/**
 * The Markdown that people write in a description: headings, lists, bold, emphasis and links. What is none of it, HTML
 * included, is text, and stays as it was written; a line break is one.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const begin = <Begun extends Block>(block: Begun): Begun => {
    blocks.push(block);
    open = block;
    return block;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const current = open as Block | null;
    const [, heading] = /^ {0,3}#{1,6}\s+(.+?)(?:\s+#+)?\s*$/.exec(line) ?? [];
    const [, sign, item] = /^ {0,3}([-*+]|\d{1,9}[.)])\s+(\S.*)$/.exec(line) ?? [];
    if (!line.trim()) open = null;
    else if (heading) {
      begin({ type: 'heading', line: parseLine(heading) });
      open = null;
    } else if (sign && item && beginsItem(sign, current)) {
      const ordered = /\d/.test(sign);
      const list =
        current?.type === 'list' && current.ordered === ordered
          ? current
          : begin({ type: 'list', ordered, items: [] as Inline[][] });
      list.items.push(parseLine(item));
    } else if (current?.type === 'list' && /^\s/.test(line)) {
      current.items.at(-1)?.push({ type: 'text', text: ' ' }, ...parseLine(line.trim()));
    } else if (current?.type === 'paragraph') current.lines.push(parseLine(line.trim()));
    else begin({ type: 'paragraph', lines: [parseLine(line.trim())] });
  }
  return blocks;
}

/** A number in the middle of a paragraph begins a list only as its first. */
const beginsItem = (sign: string, current: Block | null): boolean =>
  current?.type !== 'paragraph' || !/\d/.test(sign) || /^1[.)]$/.test(sign);

/** The longest that is looked for the other end of a mark: a text of nothing but marks takes no longer for it. */
const mark =
  /\*\*(?=\S)(.{1,500}?\S?)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])(.{1,500}?)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=[^\s_])(.{1,500}?)_(?![\p{L}\p{N}_])|\[([^[\]]{1,200})\]\((\S{1,500}?)\)/gu;

function parseLine(line: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of line.matchAll(mark)) {
    const [whole, strong, star, underscore, words, address] = match;
    const emphasis = star ?? underscore;
    const href = address === undefined ? null : linkTo(address);
    if (words !== undefined && href === null) continue;
    if (match.index > done) parts.push(...textParts(line.slice(done, match.index)));
    if (strong) parts.push({ type: 'strong', children: parseLine(strong) });
    else if (emphasis) parts.push({ type: 'emphasis', children: parseLine(emphasis) });
    else if (words && href) parts.push({ type: 'link', href, children: [{ type: 'text', text: words }] });
    done = match.index + whole.length;
  }
  if (done < line.length) parts.push(...textParts(line.slice(done)));
  return parts;
}

/** An address written for itself is a link; what is one, is decided in one place. */
function textParts(text: string): Inline[] {
  return linkParts(text).map(
    ({ text: shown, href }): Inline =>
      href ? { type: 'link', href, children: [{ type: 'text', text: shown }] } : { type: 'text', text: shown },
  );
}

/** Null for anything but an address of the web or of mail. */
function linkTo(address: string): string | null {
  const [only, ...more] = linkParts(address);
  return more.length === 0 ? (only?.href ?? null) : null;
}
