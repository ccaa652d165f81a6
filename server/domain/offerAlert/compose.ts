import type { AlertFrequency, User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import { button, escaped, frame, unsubscribeFoot } from '../mail/layout.ts';
import { oneLine } from '../text/oneLine.ts';
import type { AlertedOffer, NewOffers } from './newOffers.ts';

export type MailParts = {
  receiver: Pick<User, 'name'>;
  frequency: AlertFrequency;
  offers: NewOffers;
  unsubscribeUrl: string;
  productName: string;
};

/** The mail about new offers, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { offers, unsubscribeUrl, productName } = parts;
  const { job, city, count, shown, url } = offers;
  const heading = oneLine(
    `${count === 1 ? 'A new' : `${count} new`} ${job} job offer${count === 1 ? '' : 's'} in ${city}`,
  );
  const greeting = `Hello ${oneLine(firstName(parts.receiver.name))},`;
  const lead =
    count === 1
      ? 'An employer has published a job offer for you:'
      : 'Employers have published new job offers for you, the newest first:';
  const more = count > shown.length ? `… and ${count - shown.length} more.` : null;
  const how = parts.frequency === 'WEEKLY' ? 'weekly' : 'daily';
  const why = `You chose a ${how} email about new job offers on ${productName}. We do not read replies to this email.`;
  const stop = { label: 'Stop these emails or change how often we send them', url: unsubscribeUrl };
  const all = `See all ${job} offers in ${city}`;
  return {
    subject: heading,
    text: [
      greeting,
      lead,
      ...shown.map((offer) => [titleOf(offer), indented(offer.summary), offer.url].join('\n\n')),
      ...(more === null ? [] : [more]),
      `${all}:\n${url}`,
      `-- \n${why}\n${stop.label}:\n${stop.url}`,
    ].join('\n\n'),
    html: frame({
      subject: heading,
      productName,
      body: [
        `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;letter-spacing:-0.02em">${escaped(heading)}</h1>`,
        ...[greeting, lead].map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`),
        ...shown.map(offerPart),
        ...(more === null ? [] : [`<p style="margin:16px 0 0;color:#4d554d">${escaped(more)}</p>`]),
        button(all, url),
      ].join('\n'),
      foot: unsubscribeFoot(why, stop),
    }),
  };
}

const titleOf = ({ employer, rate }: AlertedOffer): string => oneLine(`${employer}: ${rate}`);

const indented = (text: string): string => `  ${oneLine(text)}`;

const offerPart = (offer: AlertedOffer): string =>
  `<div style="margin:0 0 12px;padding:14px 16px;border-radius:12px;background:#f3f1e9;overflow-wrap:anywhere">
<p style="margin:0 0 4px;font-weight:600"><a href="${escaped(offer.url)}" style="color:#14694a">${escaped(titleOf(offer))}</a></p>
<p style="margin:0;color:#181e19">${escaped(oneLine(offer.summary))}</p>
</div>`;
