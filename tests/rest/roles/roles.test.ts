import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../../access/fixtures.ts';
import { noId } from '../../nouns/make.ts';
import { Changes, exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { openProviderSide } from '../../support/sandbox.ts';
import { type Answered, type Attempt, send } from '../call.ts';
import { visitorsOf } from '../visitors.ts';
import { type RestCase, restCases } from './cases.ts';

/**
 * Every documented call by each of the nine actors, over HTTP. A refused request changes nothing, and gets the same answer as
 * one about a record that does not exist.
 */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
let changes: Changes;
beforeAll(async () => {
  // Webhooks of the provider would change the database in between.
  const provider = await openProviderSide(fixtures.app);
  await provider.holdMessages();
  await provider.close();
  // Deliveries are the webhooks that are held back.
  changes = await Changes.watch(
    { databaseUrl: fixtures.app.databaseUrl },
    { ...exceptions.shownCards, 'payment_sandbox.delivery': 'all' },
  );
});
afterAll(async () => {
  await changes.close();
});

/** Reading changes nothing, except for the call that opens a chat. */
const isReading = (call: DocumentedCall) => call.startsWith('GET') && call !== 'GET /api/chat-with-user-{employerId}';

async function askUnchanged(actor: Actor, call: DocumentedCall, attempt: Attempt): Promise<Answered> {
  // The records of the attempt were created after the last call.
  await changes.next();
  const answered = await send(visitors[actor], call, attempt);
  expect(await changes.next(), 'changed by the call').toEqual([]);
  return answered;
}

/** The same request about a record that does not exist; null where a call names no record. */
function aboutNothing({ aboutNothing: elsewhere }: RestCase, attempt: Attempt): Attempt | null {
  if (elsewhere) return elsewhere(attempt);
  const [name] = Object.keys(attempt.path ?? {});
  if (name === undefined || typeof attempt.path?.[name] === 'string') return null;
  return { ...attempt, path: { ...attempt.path, [name]: noId } };
}

describe.each(restCases)('$title', (one) => {
  const { call } = one;
  it.each(actors)('%s', async (actor) => {
    const expected = one.statuses[actor];
    const attempt = await one.attempt(fixtures, actor);
    const isRefused = expected >= 400;
    const ask = isRefused || isReading(call) ? askUnchanged.bind(null, actor) : send.bind(null, visitors[actor]);
    const answered = await ask(call, attempt);
    expect(answered.status, JSON.stringify(answered.body)).toBe(expected);
    if (isRefused)
      expect(answered).toMatchObject({ type: 'application/json; charset=utf-8', body: { code: expected } });
    const elsewhere = aboutNothing(one, attempt);
    if (elsewhere === null) return;
    const missing = await askUnchanged(actor, call, elsewhere);
    if (isRefused) expect(missing).toEqual(answered);
    else expect(missing.status, JSON.stringify(missing.body)).toBe(one.nothing);
  });
});
