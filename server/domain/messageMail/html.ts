import { button, escaped, frame, unsubscribeFoot } from '../mail/layout.ts';
import type { MailWords } from './mailWords.ts';

/**
 * The mail as HTML: one column that all mail programs can display, with inline styles and without external resources.
 * All texts are escaped.
 */
export function htmlMail(
  { subject, greeting, chats, moreChats, why, unsubscribe }: MailWords,
  productName: string,
): string {
  const body = [
    `<p style="margin:0 0 16px">${escaped(greeting)}</p>`,
    chats.map(chatPart).join('\n<hr style="margin:28px 0;border:0;border-top:1px solid #e6e3d9">\n') +
      (moreChats === null ? '' : `\n<p style="margin:28px 0 0;color:#4d554d">${escaped(moreChats)}</p>`),
  ].join('\n');
  return frame({ subject, productName, body, foot: unsubscribeFoot(why, unsubscribe) });
}

function chatPart({ heading, messages, more, action, url }: MailWords['chats'][number]): string {
  const authors = new Set(messages.map(({ author }) => author));
  const said = messages.map(({ author, text }) => {
    const by = authors.size > 1 ? `<strong>${escaped(author)}</strong><br>` : '';
    return `<p style="margin:0 0 8px;padding:12px 16px;border-radius:12px;background:#f3f1e9;color:#181e19;overflow-wrap:anywhere">${by}${lines(text)}</p>`;
  });
  return [
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;letter-spacing:-0.02em">${escaped(heading)}</h1>`,
    ...said,
    ...(more === null ? [] : [`<p style="margin:0 0 8px;color:#4d554d">${escaped(more)}</p>`]),
    button(action, url),
  ].join('\n');
}

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');
