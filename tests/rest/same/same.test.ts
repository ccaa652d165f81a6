import { beforeAll, expect, it } from 'vitest';
import { type Actor, actors, type Fixtures, testFixtures } from '../../access/fixtures.ts';
import * as make from '../../nouns/make.ts';
import { inOneWay } from '../../support/bothWays.ts';
import { inState, makeJobOffer, makeJobSeeker, makeSupportMessage } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { send } from '../call.ts';
import type { ReadingCall } from '../statements/measures.ts';
import { visitorsOf } from '../visitors.ts';
import { type Way, ways } from './ways.ts';

/**
 * REST and GraphQL return the same data to the same viewer: every key of every record, and the order and length of lists.
 * If GraphQL returns null, REST refuses.
 */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
beforeAll(async () => {
  await makeMore(fixtures);
});

/** Creates several records of each kind, whose order differs from the order of creation. */
async function makeMore({ app, catalog, people, contacts }: Fixtures): Promise<void> {
  const { db, reference } = app.services;
  const { jobSeeker, employer, admin, premium } = people;
  const day = (number: number) => new Date(app.clock.now.getTime() - ((number * 7) % 5) * 86_400_000);
  for (const number of [1, 2, 3, 4]) {
    const createdAt = day(number);
    await make.job(fixtures);
    await make.city(fixtures);
    await db.career.create({ data: { title: `${number}`, subTitle: 'Full time', description: 'Writes', createdAt } });
    await db.contactRequestStatus.create({ data: { name: make.unique(), description: 'Waits', createdAt } });
    await db.country.create({
      data: { name: make.unique(), currencyCode: 'EUR', currencySymbol: '€', currencyName: 'Euro' },
    });
    await db.experience.create({ data: { name: make.unique() } });
    await makeJobOffer(db, catalog, {
      employerId: premium.id,
      createdAt,
      ...inState(number === 2 ? 'FILLED' : 'ACTIVE'),
    });
    const other = await makeJobSeeker(db, catalog, {
      createdAt,
      minRate: [14, 10, 12, 10][number - 1],
      popularity: [3, 9, 1, 30][number - 1],
      active: number !== 3,
      photoUri: `/media/photo/${number}.webp`,
    });
    await makeSupportMessage(db, other, number % 2 === 0 ? other : admin, createdAt);
    await db.message.create({ data: { chatId: contacts.employer.chatId, userId: jobSeeker.id, text: `${number}` } });
    await db.emailMessage.create({
      data: { userId: jobSeeker.id, senderId: admin.id, message: `${number}`, createdAt },
    });
  }
  await makeSupportMessage(db, jobSeeker, jobSeeker, app.clock.now);
  await makeSupportMessage(db, employer, admin, app.clock.now);
  const { id: statusId } = await make.status(fixtures);
  await db.contactRequest.update({ where: { id: contacts.employer.requestId }, data: { statusId } });
  await make.contactRequest(fixtures, { employerId: employer.id, jobSeekerId: jobSeeker.id, isPending: true });
  await reference.refresh();
}

const entries = Object.entries(ways) as [ReadingCall, Record<string, Way>][];
/** Admins have lists of their own; of the others, a further order of a list makes no difference. */
const few: readonly Actor[] = ['anonymous', 'premium', 'admin'];
const all = entries.flatMap(([call, named]) =>
  Object.entries(named).map(([what, way], at) => ({
    ...{ title: `${call}: ${what}`, call, way },
    asking: at > 0 && !call.includes('{') ? few : actors,
  })),
);

async function expectedBody({ ask, body }: Way, actor: Actor, attempt: Parameters<Way['ask']>[2]): Promise<unknown> {
  const result = await askAs(fixtures.app, fixtures.viewer(actor), `query { ${ask(fixtures, actor, attempt)} }`);
  if (result.errors) {
    expect(result.errors.map(({ extensions }) => extensions.code)).not.toContain('Internal');
    return null;
  }
  // As serialized in a response, with times as texts.
  return JSON.parse(JSON.stringify(body(result.data ?? {})));
}

it.each(all)('$title', async ({ call, way, asking }) => {
  const attempt = await way.attempt(fixtures);
  const compare = async (actor: Actor) => {
    const { status, body } = await send(visitors[actor], call, attempt);
    const expected = await expectedBody(way, actor, attempt);
    if (status >= 400) expect(refusals(call, actor) ? null : expected, `${actor}: ${status}`).toBeNull();
    else expect(body, actor).toEqual(expected);
  };
  await inOneWay('ordinary', () => Promise.all(asking.map(compare)));
});

/** Calls that fewer viewers may use than the GraphQL field. The role matrix has the details. */
const refusals = (call: ReadingCall, actor: Actor): boolean =>
  (call === 'GET /api/get-user-info-admin' && actor !== 'admin') ||
  (call === 'GET /api/get-user-info-if-employer' && ['jobSeeker', 'otherJobSeeker', 'admin'].includes(actor));
