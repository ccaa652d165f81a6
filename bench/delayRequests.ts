import { paths } from '../client/app/paths.ts';
import { createRandom } from '../prisma/demo/random.ts';
import type { Database } from '../server/database/connect.ts';
import { messageRequest } from './messageRequest.ts';
import { makePairs } from './pairs.ts';
import { byId } from './search/graphTargets.ts';
import { makeSearches } from './search/searches.ts';
import { prepare, textOf } from './search/target.ts';
import type { MeasuredServer } from './servers.ts';

/** A request, and which kind of load it is. */
export type KindRequest = { kind: Kind; text: string };
export type Kind = 'search by GraphQL' | 'list by REST' | 'page as HTML' | 'message';

/** In percent. */
const shares: readonly (readonly [Kind, number])[] = [
  ['search by GraphQL', 70],
  ['list by REST', 10],
  ['page as HTML', 15],
  ['message', 5],
];

/** The text of all messages. */
export const messageText = 'Could you come on Friday at eight? The kitchen is on the second floor.';

/** The chats whose members write. */
const chats = 16;

/**
 * The same requests at each run: varied searches by the page's own query, pages of 100 candidates by REST (the default),
 * public pages as visitors see them (listings, profiles, the home page), and messages.
 * @param count of the mixed requests, and of each kind
 */
export async function makeRequests(
  database: Database,
  product: MeasuredServer,
  count: number,
): Promise<{ mixed: KindRequest[]; alone: Record<Kind, KindRequest[]> }> {
  const searches = await makeSearches(database.db, count);
  const { requests } = await prepare(byId(product), searches);
  const people = await database.db.user.findMany({
    where: { role: 'ROLE_CANDIDATE', active: true },
    select: { id: true, name: true, title: true, city: { select: { name: true } }, job: { select: { name: true } } },
    orderBy: { id: 'asc' },
    take: count,
  });
  const profiles = people.map(({ id, name, title, city, job }) =>
    paths.jobSeeker.to({ id, name: name ?? '', title, city: city?.name ?? null, job: job?.name ?? null }),
  );
  const listings = searches.map(({ job, city }) => paths.jobSeekers.to({ job: job?.slug ?? 'all', city: city?.name }));
  const pageAt = (at: number) => (at % 10 === 0 ? paths.home.to({}) : (at % 3 === 0 ? profiles : listings)[at]) ?? '/';
  const pairs = await makePairs(database, `http://127.0.0.1:${product.port}`, chats);
  const texts: Record<Kind, (at: number) => string> = {
    'search by GraphQL': (at) => {
      const request = requests[at];
      if (!request) throw new Error('There are no searches.');
      return textOf(product, request);
    },
    'list by REST': (at) => {
      const { job, city, page } = searches[at] ?? {};
      const search = new URLSearchParams({ page: String(page ?? 1) });
      if (job) search.set('filters[job_id]', String(job.id));
      if (city) search.set('filters[city_id]', String(city.id));
      return textOf(product, { path: `/api/candidates?${search}`, accept: 'application/json' });
    },
    'page as HTML': (at) => textOf(product, { path: pageAt(at), accept: 'text/html' }),
    message: (at) => {
      const pair = pairs[at % pairs.length];
      if (!pair) throw new Error('There are no chats.');
      return messageRequest(product.port, pair.writer, { text: messageText, clientId: null });
    },
  };
  const listOf = (kind: Kind): KindRequest[] =>
    Array.from({ length: count }, (_, at) => ({ kind, text: texts[kind](at) }));
  const alone = {
    'search by GraphQL': listOf('search by GraphQL'),
    'list by REST': listOf('list by REST'),
    'page as HTML': listOf('page as HTML'),
    message: listOf('message'),
  };
  const random = createRandom('mixed requests');
  const mixed = Array.from({ length: count }, () => random.pick(alone[random.weighted(shares)]));
  return { mixed, alone };
}
