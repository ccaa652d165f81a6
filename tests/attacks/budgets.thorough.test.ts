import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { inTurn } from './attackedApp.ts';

/** What one account can do in a burst, with the limits as they are in production. */

const app = testApp({ environment: { BUDGET_FACTOR: '1' } });
const db = testDb(app);
const catalog = testCatalog(app);

const longAgo = () => new Date(app.clock.now.getTime() - 30 * 86_400_000);
const signedIn = (user: User) => new Visitor(app.url).signIn(user);

/** A paying employer with a chat, signed in. */
async function writer(createdAt: Date): Promise<{ visitor: Visitor; chat: number; hash: string }> {
  const boss = await makeEmployer(db, { createdAt });
  await makeSubscription(db, boss.id, app.clock.now);
  const { id } = await makeJobSeeker(db, catalog);
  const visitor = await signedIn(boss);
  const body = { email: boss.email, candidate: id };
  const made = await visitor.post('/api/contact_requests/employer-contact-candidate', body);
  expect(made.status).toBe(201);
  const { chat } = await made.json();
  return { visitor, chat: chat.id, hash: chat.shared_hash };
}

const tooMany = '... on TooMany { code retryAfter }';
const send = async (visitor: Visitor, chat: object): Promise<string> => {
  const answer = await mutateOver(visitor, 'sendMessage', { chat, text: 'Hello' }, '', tooMany);
  if (answer.__typename === 'TooMany') expect(answer.retryAfter).toBeGreaterThan(0);
  return answer.__typename;
};
const sent = (answers: string[]) => answers.filter((name) => name === 'SendMessagePayload').length;
const times = <Result>(count: number, act: () => Promise<Result>) => Promise.all(Array.from({ length: count }, act));

describe('a burst of messages', () => {
  it('is limited, and more for a new account', async () => {
    const [old, young] = [await writer(longAgo()), await writer(app.clock.now)];
    expect(sent(await times(80, () => send(old.visitor, { databaseId: old.chat })))).toBe(60);
    expect(sent(await times(80, () => send(young.visitor, { databaseId: young.chat })))).toBe(30);
  });

  it('counts the same with the share link and on the socket of chat events, and ends after a minute', async () => {
    const { visitor, chat, hash } = await writer(app.clock.now);
    const holder = new Visitor(app.url);
    expect(sent(await times(40, () => send(holder, { sharedHash: hash })))).toBe(30);
    const socket = await openEventSocket(app, visitor);
    socket.send({ type: 'message', chat: { id: chat }, text: 'Hello', client_id: 'the-first' });
    expect(await socket.next(({ type }) => type === 'error')).toMatchObject({
      code: 429,
      client_id: 'the-first',
      message: expect.stringContaining('Please try again in'),
    });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect(await send(visitor, { databaseId: chat })).toBe('SendMessagePayload');
    socket.socket.close();
  });

  it('by an admin is not limited', async () => {
    const { chat } = await writer(app.clock.now);
    const admin = await signedIn(await makeAdmin(db));
    expect(sent(await times(70, () => send(admin, { databaseId: chat })))).toBe(70);
  });
});

describe('a burst of job offers', () => {
  it('by a new employer is limited to a few', async () => {
    const employer = await signedIn(await makeEmployer(db));
    const place = { job: encodeGlobalId('Job', catalog.jobId), city: encodeGlobalId('City', catalog.cityId) };
    const work = {
      description: 'Serve coffee to guests at the counter.',
      partTime: true,
      fullTime: false,
      maxRate: 14,
    };
    const answers = await inTurn(40, () =>
      mutateOver(employer, 'saveJobOffer', { ...place, ...work, state: 'ACTIVE' }),
    );
    const expected = [...Array(10).fill('SaveJobOfferPayload'), ...Array(30).fill('TooMany')];
    expect(answers.map(({ __typename }) => __typename)).toEqual(expected);
  });
});

describe('a burst of declined cards', () => {
  it('ends after a few with 429 and the time to wait', async () => {
    const employer = await makeEmployer(db);
    const visitor = await signedIn(employer);
    const card = { type: 'card', number: '4000000000000002', expiry_month: '12', expiry_year: 2034 };
    const order = {
      cardDetails: { ...card, name: 'Erin Tan', cvv: '123' },
      employerDetails: { id: employer.id, city: { id: catalog.cityId } },
      priceDetails: { recurring_mode: 'Monthly' },
    };
    const answers = await inTurn(20, () => visitor.post('/api/payment/employer-subscription', order));
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(402), ...Array(14).fill(429)]);
    const last = answers.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await last?.json()).toMatchObject({ code: 429, message: expect.stringContaining('Please try again in') });
  });
});

describe('files that are refused', () => {
  it('are no longer read after some', async () => {
    const jobSeeker = await signedIn(await makeJobSeeker(db, catalog));
    const upload = async () => {
      const answer = await jobSeeker.graphqlWithFile<{ uploadPhoto: { __typename: string } }>(
        `mutation ($file: Upload!) { uploadPhoto(input: { image: $file }) { __typename } }`,
        { file: null },
        { path: 'file', content: new TextEncoder().encode('no picture') },
      );
      return answer.data?.uploadPhoto.__typename;
    };
    const answers = await inTurn(20, upload);
    expect(answers).toEqual([...Array(15).fill('UnsupportedType'), ...Array(5).fill('TooMany')]);
  });
});
