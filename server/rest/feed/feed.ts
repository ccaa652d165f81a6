import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { product } from '../../../client/ui/base/product.ts';
import type { Ctx } from '../../domain/core/context.ts';
import { plainLines } from '../../domain/core/text/cleanText.ts';
import { httpDate } from '../../domain/core/text/format/date.ts';
import { amountText } from '../../domain/core/text/format/money.ts';
import type { FeedVersion } from '../../domain/discovery/feed/feed.ts';
import { executeAsText } from '../../graphql/compiled.ts';
import { version as productVersion } from '../../log/version.ts';
import { etagOf, isKnownTo } from '../etag.ts';
import { present } from '../forms.ts';
import type { FeedForm, FeedRow, Question } from '../row.ts';

/** Feeds: all public records. The answer is the same for every caller, so caches may share it. */

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
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** The text as the content of an element. */
const escaped = (text: string): string =>
  plainLines(text)
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>]/g, (character) => entities.get(character) ?? '');

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

/** Offers in the XML that job boards take: a `source` with a `job` for each offer, in the elements that Indeed has named. */
async function* xmlOf(
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

/** Records that are in memory at a time. */
export const feedBatchSize = 200;

/** Of records that a page of the graph holds. */
type Batch = unknown[];

type Form = {
  type: string;
  write: (batches: AsyncIterable<Batch>, about: FeedVersion & { publicUrl: string }) => AsyncGenerator<string>;
};

const forms: Record<FeedForm, Form> = {
  jsonFeed: { type: 'application/json; charset=utf-8', write: jsonOf },
  xmlFeed: { type: 'application/xml; charset=utf-8', write: xmlOf },
};

const plainTexts = (_key: string, value: unknown): unknown => (typeof value === 'string' ? plainLines(value) : value);

async function* jsonOf(batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  yield '{"offers":[';
  let before = '';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((record) => JSON.stringify(record, plainTexts)).join(',');
    before = ',';
  }
  yield ']}';
}

/**
 * Sends the feed, or 304 if the client has this version of it.
 * @param visitor makes a context of someone who is not logged in
 * @throws Failure before anything is sent. A feed that breaks off later ends the connection.
 */
export async function sendFeed(
  row: FeedRow,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: () => Ctx,
): Promise<FastifyReply> {
  const ctx = visitor();
  const question = await row.ask({ path: request.params, query: request.query, body: undefined }, ctx);
  const { version, changedAt } = question.feedVersion ?? { version: '', changedAt: null };
  const etag = etagOf(`${productVersion} ${version}`);
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  // For readers only. An offer that is deleted leaves no time, so that no answer depends on `If-Modified-Since`.
  if (changedAt) reply.header('last-modified', httpDate(changedAt));
  if (isKnownTo(request, etag)) return reply.code(304).send();
  const { type, write } = forms[row.form];
  reply.type(type);
  if (request.method === 'HEAD') return reply.send();
  const batches = batchesOf(question, visitor);
  // What fails at once is refused in the ordinary way.
  const first = await batches.next();
  return reply.send(Readable.from(write(withFirst(first, batches), { version, changedAt, publicUrl: ctx.publicUrl })));
}

async function* withFirst(first: IteratorResult<Batch>, others: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  if (!first.done) yield first.value;
  yield* others;
}

const page = z.object({
  data: z.object({
    answer: z.object({
      edges: z.array(z.object({ node: z.unknown() })),
      pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
    }),
  }),
});

/** The records by cursors. No statement runs while the client does not read. Each batch has a context, which remembers its rows. */
async function* batchesOf({ document, variables }: Question, visitor: () => Ctx): AsyncGenerator<Batch> {
  for (let after: string | null = null; ; ) {
    const ctx: Ctx = { ...visitor(), source: 'REST', maxPageSize: feedBatchSize };
    const result = await executeAsText(document, { ...variables, first: feedBatchSize, after }, ctx);
    if (!('text' in result)) {
      const [error] = result.errors ?? [];
      throw error?.originalError ?? error ?? new Error('The graph has no answer.');
    }
    const { edges, pageInfo } = page.parse(JSON.parse(result.text)).data.answer;
    yield edges.map(({ node }) => present(node));
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
