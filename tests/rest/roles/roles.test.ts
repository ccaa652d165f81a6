import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from '../../../server/rest/calls.ts';
import { type Actor, actors, makeWorld, type World } from '../../access/world.ts';
import { openProviderSide } from '../../support/sandbox.ts';
import { type Answered, type Attempt, send } from '../call.ts';
import { type Visitors, visitorsOf } from '../visitors.ts';
import { type Case, type Cases, noId } from './policy.ts';
import { snapshot } from './snapshot.ts';
import { roles } from './table.ts';

/**
 * Every documented call by each of the nine, over HTTP. Whoever is refused learns nothing and changes nothing: what is not
 * theirs answers as what does not exist.
 */

let world: World;
let visitors: Visitors;
beforeAll(async () => {
  world = await makeWorld();
  visitors = await visitorsOf(world);
  // The provider's messages would come in between.
  const provider = await openProviderSide(world.app);
  await provider.holdMessages();
  await provider.close();
});
afterAll(() => world.app.stop());

const entries = Object.entries(roles) as [DocumentedCall, Cases][];
const cases = entries.flatMap(([call, about]) =>
  Object.entries(about).map(([subject, one]) => ({ title: `${call}: ${subject}`, call, one })),
);

/** Reading leaves things as they are, too, but for the call that opens a chat where there is none. */
const isReading = (call: DocumentedCall) => call.startsWith('GET') && call !== 'GET /api/chat-with-user-{employerId}';

async function askUnchanged(actor: Actor, call: DocumentedCall, attempt: Attempt): Promise<Answered> {
  const { db } = world.app.services;
  const before = await snapshot(db);
  const answered = await send(visitors[actor], call, attempt);
  expect(await snapshot(db), 'what the call has changed').toEqual(before);
  return answered;
}

/** The same about nothing that there is; null where a call is about nothing in particular. */
function aboutNothing({ aboutNothing: elsewhere }: Case, attempt: Attempt): Attempt | null {
  if (elsewhere) return elsewhere(attempt);
  const [name] = Object.keys(attempt.path ?? {});
  if (name === undefined || typeof attempt.path?.[name] === 'string') return null;
  return { ...attempt, path: { ...attempt.path, [name]: noId } };
}

describe.each(cases)('$title', ({ call, one }) => {
  it.each(actors)('%s', async (actor) => {
    const expected = one.answers[actor];
    const attempt = await one.attempt(world, actor);
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
    else expect(missing.status, JSON.stringify(missing.body)).toBe(one.nothing ?? 404);
  });
});
