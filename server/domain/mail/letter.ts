import type { Mail } from '../../mail/mail.ts';
import { button, escaped, frame } from './layout.ts';

/** A mail of a few paragraphs. */
export type LetterParts = {
  /** Also the heading. */
  subject: string;
  /** Paragraphs, beginning with the greeting. */
  text: string[];
  link: { action: string; url: string } | null;
  /** Below the letter, in small type. */
  foot: string;
  productName: string;
};

/** A letter, as text and as HTML. */
export function letter(parts: LetterParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, text, link, foot } = parts;
  return {
    subject,
    text: [...text, ...(link ? [`${link.action}:\n${link.url}`] : []), `-- \n${foot}`].join('\n\n'),
    html: htmlLetter(parts),
  };
}

function htmlLetter({ subject, text, link, foot, productName }: LetterParts): string {
  const body = [
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;letter-spacing:-0.02em">${escaped(subject)}</h1>`,
    ...text.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`),
    ...(link === null ? [] : [button(link.action, link.url)]),
  ].join('\n');
  return frame({ subject, productName, body, foot: `<p style="margin:0">${escaped(foot)}</p>` });
}
