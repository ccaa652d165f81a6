import type { AlertFrequency, User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import { button, escaped, frame, unsubscribeFoot } from '../mail/layout.ts';
import { oneLine } from '../text/oneLine.ts';

/** A new record as a mail shows it. */
export type AlertedItem = {
  title: string;
  summary: string;
  url: string;
};

export type AlertMailParts = {
  receiver: Pick<User, 'name'>;
  frequency: AlertFrequency;
  /** Also the subject. */
  heading: string;
  lead: string;
  shown: AlertedItem[];
  /** All of them, including those not shown. */
  count: number;
  /** The page with all of them. */
  all: { label: string; url: string };
  /** What the receiver is mailed about, such as 'new job offers'. */
  about: string;
  unsubscribeUrl: string;
  productName: string;
};

/** The mail of an alert, as text and as HTML. */
export function composeAlert(parts: AlertMailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { lead, shown, count, unsubscribeUrl, productName, all } = parts;
  const heading = oneLine(parts.heading);
  const greeting = `Hello ${oneLine(firstName(parts.receiver.name))},`;
  const more = count > shown.length ? `… and ${count - shown.length} more.` : null;
  const how = parts.frequency === 'WEEKLY' ? 'weekly' : 'daily';
  const why = `You chose a ${how} email about ${oneLine(parts.about)} on ${productName}. We do not read replies to this email.`;
  const stop = { label: 'Stop these emails or change how often we send them', url: unsubscribeUrl };
  return {
    subject: heading,
    text: [
      greeting,
      lead,
      ...shown.map(({ title, summary, url }) => [oneLine(title), indented(summary), url].join('\n\n')),
      ...(more === null ? [] : [more]),
      `${all.label}:\n${all.url}`,
      `-- \n${why}\n${stop.label}:\n${stop.url}`,
    ].join('\n\n'),
    html: frame({
      subject: heading,
      productName,
      body: [
        `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;letter-spacing:-0.02em">${escaped(heading)}</h1>`,
        ...[greeting, lead].map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`),
        ...shown.map(itemPart),
        ...(more === null ? [] : [`<p style="margin:16px 0 0;color:#4d554d">${escaped(more)}</p>`]),
        button(all.label, all.url),
      ].join('\n'),
      foot: unsubscribeFoot(why, stop),
    }),
  };
}

const indented = (text: string): string => `  ${oneLine(text)}`;

const itemPart = ({ title, summary, url }: AlertedItem): string =>
  `<div style="margin:0 0 12px;padding:14px 16px;border-radius:12px;background:#f3f1e9;overflow-wrap:anywhere">
<p style="margin:0 0 4px;font-weight:600"><a href="${escaped(url)}" style="color:#14694a">${escaped(oneLine(title))}</a></p>
<p style="margin:0;color:#181e19">${escaped(oneLine(summary))}</p>
</div>`;
