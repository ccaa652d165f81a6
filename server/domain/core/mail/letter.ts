import type { Mail } from '../../../mail/mail.ts';
import { shortened } from '../text/firstCharacters.ts';
import { oneLine } from '../text/oneLine.ts';
import type { LetterParts, MailItem, MailLink } from './content.ts';
import { htmlLetter } from './layout.ts';

/** The one way to make a mail: a text and an HTML page with the same content (docs/decisions/0116). Every text is escaped. */
export function letter(parts: LetterParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { stop } = parts;
  const subject = oneLine(parts.subject);
  const preview = clipped(oneLine(parts.preview ?? parts.text[1] ?? subject));
  return {
    subject,
    text: textLetter(parts),
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
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
