import { z } from 'zod';
import { product } from '../../../client/ui/base/product.ts';
import { httpDate } from '../../domain/core/text/format/date.ts';
import { amountText } from '../../domain/core/text/format/money.ts';
import type { FeedVersion } from '../../domain/discovery/feed/feed.ts';

/** Offers in the XML that job boards take: a `source` with a `job` for each offer, in the elements that Indeed has named. */

const offerRecord = z.object({
  id: z.int(),
  url: z.string(),
  job: z.object({ name: z.string() }),
  city: z.object({ name: z.string(), country: z.object({ name: z.string(), currency_code: z.string() }) }),
  company: z.string().nullable(),
  employer_name: z.string(),
  max_rate: z.int(),
  description_html: z.string(),
  part_time: z.boolean(),
  full_time: z.boolean(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});

type OfferRecord = z.output<typeof offerRecord>;

/** What XML 1.0 has no place for, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
]);

/** The text as the content of an element. */
export const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>\r]/g, (character) => entities.get(character) ?? '');

/** @param content null: there is no such element */
const element = (name: string, content: string | number | null): string =>
  content === null ? '' : `<${name}>${escaped(String(content))}</${name}>\n`;

function jobOf(offer: OfferRecord): string {
  const { id, url, job, city, company, employer_name, max_rate, description_html, created_at, expires_at } = offer;
  const types = [...(offer.part_time ? ['parttime'] : []), ...(offer.full_time ? ['fulltime'] : [])];
  const elements = [
    element('title', job.name),
    element('date', httpDate(created_at)),
    element('expirationdate', expires_at && httpDate(expires_at)),
    element('referencenumber', id),
    element('url', url),
    element('company', company ?? employer_name),
    element('city', city.name),
    element('country', city.country.name),
    element('description', description_html),
    element('salary', `${amountText({ currency: city.country.currency_code, price: max_rate })} per hour`),
    element('jobtype', types.join(', ') || null),
  ];
  return `<job>\n${elements.join('')}</job>\n`;
}

export async function* xmlOf(
  batches: AsyncIterable<unknown[]>,
  { changedAt, publicUrl }: FeedVersion & { publicUrl: string },
): AsyncGenerator<string> {
  const head = [
    element('publisher', product.name),
    element('publisherurl', publicUrl),
    element('lastBuildDate', changedAt && httpDate(changedAt)),
  ];
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${head.join('')}`;
  for await (const batch of batches) yield batch.map((record) => jobOf(offerRecord.parse(record))).join('');
  yield '</source>\n';
}
