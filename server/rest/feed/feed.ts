import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { httpDate } from '../../domain/core/text/format/date.ts';
import type { FeedVersion } from '../../domain/discovery/feed/feed.ts';
import { executeAsText } from '../../graphql/compiled.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { version as productVersion } from '../../http/version.ts';
import { etagOf, isKnownTo } from '../etag.ts';
import { present } from '../present.ts';
import type { FeedForm, FeedRow, Question } from '../row.ts';
import { xmlOf } from './xml.ts';

/** Feeds: all public records. The answer is the same for every caller, so caches may share it. */

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

async function* jsonOf(batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  yield '{"offers":[';
  let before = '';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((record) => JSON.stringify(record)).join(',');
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
  visitor: () => GraphContext,
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
async function* batchesOf({ document, variables }: Question, visitor: () => GraphContext): AsyncGenerator<Batch> {
  for (let after: string | null = null; ; ) {
    const ctx: GraphContext = { ...visitor(), source: 'REST', maxPageSize: feedBatchSize };
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
