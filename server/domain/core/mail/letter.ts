import type { Mail } from '../../../mail/mail.ts';
import { oneLine } from '../text/characters.ts';
import { plainLines } from '../text/cleanText.ts';
import { shortened } from '../text/labels.ts';

/** The one way to make a mail: a text and an HTML page with the same content (docs/decisions/0116). Every text is escaped. */
export function letter(parts: LetterParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { stop } = parts;
  const subject = oneLine(parts.subject);
  const preview = clipped(oneLine(parts.preview ?? parts.text[1] ?? subject));
  return {
    subject,
    text: plainLines(textLetter(parts)),
    html: htmlLetter({ ...parts, subject, preview }),
    ...(stop && { unsubscribeUrl: stop.url }),
  };
}

/** As much as mail programs show. */
const clipped = (text: string): string => shortened(text, 140);

function textLetter({
  text,
  code,
  items = [],
  more,
  link,
  otherLinks = [],
  after = [],
  foot,
  stop,
}: LetterParts): string {
  return [
    ...text,
    ...(code ? [`  ${code}`] : []),
    ...items.map(textItem),
    ...(more ? [more] : []),
    ...[...(link ? [link] : []), ...otherLinks].map(textLink),
    ...after,
    `-- \n${[foot, ...(stop ? [textLink(stop)] : [])].join('\n')}`,
  ].join('\n\n');
}

const textLink = ({ action, url }: MailLink): string => `${action}:\n${url}`;

function textItem({ title, lines = [], quotes = [], more, url, action }: MailItem): string {
  return [
    ...(title === null ? [] : [oneLine(title)]),
    ...(lines.length > 0 ? [lines.map((line) => indented(oneLine(line))).join('\n')] : []),
    ...quotes.map(({ author, text }) => indented(author === null ? text : `${author}: ${text}`)),
    ...(more ? [more] : []),
    ...(url ? [action ? textLink({ action, url }) : url] : []),
  ].join('\n\n');
}

const indented = (text: string): string =>
  plainLines(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/**
 * The look of all mails: one column that all mail programs can display. The light colours are inline, because some programs
 * drop style sheets; the style sheet adds the dark ones. Nothing is loaded from outside. What may be of a person alone has the
 * direction of its letters. Headings are sentences of ours, which may begin with a name.
 */
function htmlLetter(parts: LetterParts & { preview: string }): string {
  const { subject, preview, productName, text, code, items = [], more, link, otherLinks = [], after = [] } = parts;
  const body = [
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;letter-spacing:-0.02em">${escaped(subject)}</h1>`,
    ...text.map(paragraph),
    ...(code ? [codeBox(code)] : []),
    ...items.map(itemBox),
    ...(more ? [`<p dir="auto" class="soft" style="margin:16px 0;color:#4d554d">${escaped(more)}</p>`] : []),
    ...(link ? [button(link)] : []),
    ...otherLinks.map((one) => `<p dir="auto" style="margin:0 0 16px">${layoutTextLink(one)}</p>`),
    ...after.map(paragraph),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf6;color:#181e19;${font}">
<div class="preview" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${afterPreview}</div>
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#fbfaf6">
<tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;text-align:left">
<tr><td class="green" style="padding:0 0 20px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#14694a;${font}">${escaped(productName)}</td></tr>
<tr><td class="card" style="padding:28px 24px 16px;border:1px solid #e6e3d9;border-radius:16px;background:#ffffff;font-size:16px;line-height:1.6;color:#181e19;overflow-wrap:anywhere;${font}">
${body}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font-size:13px;line-height:1.6;color:#4d554d;overflow-wrap:anywhere;${font}">
${foot(parts)}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>`;
}

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The dark colours of the product, and a phone's narrower margins. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.around{padding:20px 10px!important}
.card{padding:22px 18px 10px!important}
.button{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.page{background:#121512!important;color:#edf0ea!important}
.card{background:#191d19!important;border-color:#2b312b!important;color:#edf0ea!important}
.item{background:#20251f!important;color:#edf0ea!important}
.soft{color:#b6bdb4!important}
.green{color:#62c893!important}
.button{background:#62c893!important;color:#08170f!important}
}
`;

/** Keeps what follows out of the preview, where mail programs show as much as fits. */
const afterPreview = '&#847;&zwnj;&nbsp;'.repeat(90);

const paragraph = (text: string): string => `<p dir="auto" style="margin:0 0 16px">${lines(text)}</p>`;

const codeBox = (code: string): string =>
  `<p dir="auto" class="item" style="margin:0 0 16px;padding:14px 16px;border-radius:12px;background:#f3f1e9;font-size:26px;font-weight:700;letter-spacing:0.06em;text-align:center">${escaped(code)}</p>`;

const button = ({ action, url }: MailLink): string =>
  `<p dir="auto" style="margin:20px 0 16px"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#14694a;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action)}</a></p>`;

const layoutTextLink = ({ action, url }: MailLink): string =>
  `<a class="green" href="${escaped(url)}" style="color:#14694a">${escaped(action)}</a>`;

function itemBox({ title, lines: facts = [], quotes = [], more, url, action }: MailItem): string {
  const heading =
    title !== null && (url && !action ? layoutTextLink({ action: oneLine(title), url }) : escaped(oneLine(title)));
  return [
    '<div class="item" style="margin:0 0 12px;padding:14px 16px;border-radius:12px;background:#f3f1e9">',
    ...(heading ? [`<h2 style="margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600">${heading}</h2>`] : []),
    ...facts.map((fact) => `<p dir="auto" style="margin:0">${escaped(oneLine(fact))}</p>`),
    ...quotes.map(({ author, text }, at) => {
      const by = author === null ? '' : `<p dir="auto" style="margin:0"><strong>${escaped(author)}</strong></p>`;
      const above = at === 0 && title === null ? 0 : 8;
      return `<div style="margin:${above}px 0 0">${by}<p dir="auto" style="margin:0">${lines(text)}</p></div>`;
    }),
    ...(more ? [`<p dir="auto" class="soft" style="margin:8px 0 0;color:#4d554d">${escaped(more)}</p>`] : []),
    ...(url && action
      ? [`<p dir="auto" style="margin:8px 0 0;font-weight:600">${layoutTextLink({ action, url })}</p>`]
      : []),
    '</div>',
  ].join('\n');
}

/** Why the mail was sent, and the link that stops it. */
function foot({ foot: why, stop }: LetterParts): string {
  return [
    `<p dir="auto" style="margin:0 0 8px">${escaped(why)}</p>`,
    ...(stop ? [`<p dir="auto" style="margin:0">${layoutTextLink(stop)}</p>`] : []),
  ].join('\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** The text as HTML, also in an attribute. */
export const escaped = (text: string): string =>
  plainLines(text).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** The last line of mails that are not about a choice of their receiver. */
export const questions = (supportEmail: string): string => `Questions? Contact ${supportEmail}.`;

/** A labelled URL: `action` is what happens there. */
type MailLink = { action: string; url: string };

/** Something that a mail is about: a person, an offer, a chat. */
export type MailItem = {
  /** Null: what it says is enough. */
  title: string | null;
  /** Short facts, a line each. */
  lines?: readonly string[];
  /** What people wrote, in full lines. The author is named where several write. */
  quotes?: readonly { author: string | null; text: string }[];
  /** Such as '… and 2 more messages.' */
  more?: string | null;
  url?: string | null;
  /** The words of the link. Without them the title is the link. */
  action?: string;
};

export type LetterParts = {
  /** Also the heading. */
  subject: string;
  /** What mail programs show beside the subject: what is new. By default the paragraph after the greeting. */
  preview?: string;
  /** Paragraphs, beginning with the greeting. */
  text: readonly string[];
  /** A code to type, on its own. */
  code?: string;
  items?: readonly MailItem[];
  /** Such as '… and 2 more.' */
  more?: string | null;
  /** The main button. */
  link: MailLink | null;
  /** Other ways to continue, below the button. */
  otherLinks?: readonly MailLink[];
  /** Paragraphs below the button. */
  after?: readonly string[];
  /** Below the letter, in small type. */
  foot: string;
  /** How its receiver stops such mails. Mail programs offer the same (RFC 8058). */
  stop?: MailLink;
  productName: string;
};
