import type { StoredMail } from '../../server/mail/outbox.ts';

/**
 * What is wrong with a mail, whatever it is about: both parts have the same content and the same links, a preview says what is
 * new, and nothing is loaded from outside. Every mail that a test sends is checked (`startTestApp`).
 */
export function mailFaults(
  { text, html, unsubscribeUrl }: Omit<StoredMail, 'name' | 'sentAt'>,
  publicUrl: string,
): string[] {
  if (html === undefined) return ['It has no HTML part.'];
  const faults: string[] = [];
  const expectIt = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  expectIt(text.trim() !== '', 'It has no text part.');
  expectIt(/^<!doctype html>\n<html lang="en">/.test(html), 'It has no language.');
  expectIt(/<title>[^<]+<\/title>/.test(html), 'It has no title.');
  expectIt(html.includes('<meta name="color-scheme" content="light dark">'), 'It does not name its color schemes.');
  expectIt(html.includes('@media (prefers-color-scheme:dark)'), 'It has no dark colours.');
  const [, preview = ''] = /<div class="preview"[^>]*>([^<]*)/.exec(html) ?? [];
  const said = words(preview.replaceAll('&#847;&zwnj;&nbsp;', ''));
  expectIt(said !== '' && !/^Hello[^,]*,$/.test(said), 'Its preview says nothing new.');
  const outside =
    /<(?:img|script|link|iframe|object|form|base)\b|<[^>]*(?:\s(?:src|srcset|background)=|url\()|@import/i.exec(html);
  expectIt(outside === null, `It loads something: ${outside?.[0]}`);
  const inHtml = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => decoded(url)));
  const inText = new Set([...text.matchAll(/^https?:\/\/\S+$/gm)].map(([url]) => url));
  for (const url of new Set([...inHtml, ...inText])) {
    expectIt(inHtml.has(url) && inText.has(url), `Only one part links to ${url}`);
    expectIt(url.startsWith(`${publicUrl}/`), `It links to another site: ${url}`);
  }
  expectIt(unsubscribeUrl === undefined || inHtml.has(unsubscribeUrl), 'It does not say how to stop it.');
  expectIt((html.match(/class="button"/g) ?? []).length <= 1, 'It has several main buttons.');
  const content = words(
    html
      .slice(html.indexOf('<h1'))
      .replace(/<(?:br|\/?(?:p|h1|h2|td|tr|div))\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  );
  for (const line of text.split('\n')) {
    if (line === '-- ' || inText.has(line)) continue;
    // Links have a colon in the text, and authors stand on a line of their own in the HTML.
    const forms = [line, line.replace(/:$/, ''), line.replace(/^(\s+[^:]+):/, '$1')].map(words);
    expectIt(
      forms.some((form) => content.includes(form)),
      `Only the text says: ${line}`,
    );
  }
  return faults;
}

/** Of HTML without tags, and of text: without different kinds of white space. */
const words = (text: string): string => decoded(text).replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decoded = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
