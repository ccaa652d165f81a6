/** A piece of a text; `href` where it is an address that can be opened. */
export interface TextPart {
  text: string;
  href?: string;
}

/**
 * What may be an address: after the beginning of the text, a space or an opening sign; up to a space, a quote, an angle
 * bracket, a bracket or sign of full width, or a sign that cannot be seen. Other schemes than these are never linked.
 */
const candidate =
  /(?<![\p{L}\p{N}_@/.+-])(?:https?:\/\/[^\s<>"'`\p{Cc}\p{Cf}\p{Pi}\p{Pf}„‚\u3001-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+|www\.[^\s<>"'`\p{Cc}\p{Cf}\p{Pi}\p{Pf}„‚\u3001-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+|(?:mailto:)?[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/giu;

/** The text in its order, nothing left out, with the web and mail addresses in it told apart. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const shown = withoutEnding(found);
    const href = hrefOf(shown);
    if (!href) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: shown, href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

const openings: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * An address ends before a bracket whose other half is not in it. The sentence's own signs
 * behind it, of any script, are not the address's.
 */
function withoutEnding(address: string): string {
  const open = new Map<string, number>();
  let end = 0;
  for (const sign of address) {
    const opening = openings.get(sign);
    const count = open.get(opening ?? sign) ?? 0;
    if (opening !== undefined && count === 0) break;
    open.set(opening ?? sign, opening === undefined ? count + 1 : count - 1);
    end += sign.length;
  }
  while (end > 0 && /[\p{Terminal_Punctuation}…*_~]/u.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function hrefOf(text: string): string | null {
  if (/^https?:/i.test(text)) return webAddress(text);
  if (/^www\./i.test(text)) return webAddress(`https://${text}`);
  // What is left of "www.)" is neither.
  return text.includes('@') ? `mailto:${encodeURIComponent(text.replace(/^mailto:/i, '')).replace('%40', '@')}` : null;
}

/** Null for what no browser could open, and for one that pretends: a name before an @ looks like the site that is meant. */
function webAddress(text: string): string | null {
  const url = parseUrl(text);
  if (!url) return null;
  const { protocol, hostname, username, password, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isSite = hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
  return isWeb && isSite && !username && !password ? href : null;
}

/** Not by `URL.canParse`: once Node.js 20 has optimized the call, it is false for addresses with letters such as ü. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
