import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type DocumentedCall, table } from '../../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../../access/fixtures.ts';
import { noId } from '../../nouns/make.ts';
import { Changes, exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { openProviderSide } from '../../support/sandbox.ts';
import { type Attempt, addressOf, send } from '../call.ts';
import { visitorsOf } from '../visitors.ts';
import { type RestCase, restCases } from './cases.ts';

/**
 * Every documented call by each of the nine actors, over HTTP. A refused request changes nothing, and gets the same answer as
 * one about a record that does not exist. Authorization comes before validation (docs/product/rest-calls.md, 'Authorization comes
 * first'): a refused request learns nothing about the fields of the call.
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
afterAll(() => changes.close());

/** Reading changes nothing, except for the call that opens a chat. */
const isReading = (call: DocumentedCall) => call.startsWith('GET') && call !== 'GET /api/chat-with-user-{employerId}';

/** The requests of these actors, all at once. None of them changes anything. */
async function sendUnchanged(call: DocumentedCall, asking: readonly (readonly [Actor, Attempt])[]) {
  // The records of the requests were created before.
  await changes.next();
  const answers = asking.map(async ([actor, attempt]) => [actor, await send(visitors[actor], call, attempt)] as const);
  const answered = new Map(await Promise.all(answers));
  expect(await changes.next(), 'changed by these calls').toEqual([]);
  return answered;
}

/** The same request about a record that does not exist; null where a call names no record. */
function elsewhere({ aboutNothing }: RestCase, { path, body, ...attempt }: Attempt): Attempt | null {
  if (aboutNothing)
    return { ...attempt, path: { ...path, ...aboutNothing.path }, body: body && { ...body, ...aboutNothing.body } };
  const [name] = Object.keys(path ?? {});
  return name === undefined || typeof path?.[name] === 'string'
    ? null
    : { ...attempt, body, path: { ...path, [name]: noId } };
}

type Wrong = { what: string; query?: string; headers?: Record<string, string>; body?: string };

const json = { 'content-type': 'application/json' };

/** Every field of a call's body with a value that no field accepts. */
function wrongBody(call: DocumentedCall): string {
  const { properties } = z
    .object({ properties: z.object({ body: z.object({ properties: z.record(z.string(), z.unknown()) }) }).partial() })
    .parse(z.toJSONSchema(table[call].input, { io: 'input', unrepresentable: 'any' }));
  const fields = Object.keys(properties.body?.properties ?? { image: null });
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, { wrong: [field] }])));
}

const wrongs = (call: DocumentedCall): Wrong[] => {
  const query = 'page=0&page_size=x&filters[orderByCreatedAt]=up';
  if (call.startsWith('GET')) return [{ what: 'wrong parameters', query }];
  if (call.startsWith('DELETE')) return [];
  return [
    { what: 'no body', query },
    { what: 'a body of wrong types', headers: json, body: wrongBody(call) },
    { what: 'a body that is not JSON', headers: json, body: '{' },
  ];
};

/** One actor of each kind, and of each status among them. */
const representativesOf = ({ statuses }: RestCase): Actor[] => {
  const looks = actors.map((actor) => `${fixtures.viewer(actor).kind} ${statuses[actor]}`);
  return actors.filter((_actor, at) => looks.indexOf(looks[at] ?? '') === at);
};

/** Whether an actor is refused for their role or for the id in the path, whatever the body says. */
function isRefusedFirst({ call, statuses }: RestCase, actor: Actor, { path = {} }: Attempt): boolean {
  const status = statuses[actor];
  if (status === 404) {
    const [id, ...others] = Object.values(path);
    // What else is in the path is looked up when the call is made.
    return typeof id === 'number' && !others.includes(noId);
  }
  if (status !== 401 && status !== 403) return false;
  // If the actor has access in another case, the refusal depends on the body.
  return restCases.filter((one) => one.call === call).every((one) => [401, 403].includes(one.statuses[actor]));
}

describe.each(restCases)('$title', (one) => {
  const { call, statuses } = one;

  it('is for those who may', async () => {
    const changesNothing = (actor: Actor) => statuses[actor] >= 400 || isReading(call);
    // An actor whose request may change records gets records of their own. The others share the first ones.
    const shared = await one.attempt(fixtures, 'anonymous');
    const attempts: [Actor, Attempt][] = [];
    for (const actor of actors) {
      const shares = isReading(call) || [401, 403].includes(statuses[actor]);
      attempts.push([actor, shares ? shared : await one.attempt(fixtures, actor)]);
    }
    const answered = await sendUnchanged(
      call,
      attempts.filter(([actor]) => changesNothing(actor)),
    );
    const missing = await sendUnchanged(
      call,
      attempts.flatMap(([actor, attempt]) => {
        const other = representativesOf(one).includes(actor) ? elsewhere(one, attempt) : null;
        return other ? [[actor, other] as const] : [];
      }),
    );
    for (const [actor, attempt] of attempts) {
      if (!answered.has(actor)) answered.set(actor, await send(visitors[actor], call, attempt));
    }
    const given = Object.fromEntries([...answered].map(([actor, { status }]) => [actor, status]));
    expect(given, JSON.stringify([...answered])).toEqual(statuses);
    for (const actor of actors.filter((one) => statuses[one] >= 400)) {
      const code = statuses[actor];
      expect(answered.get(actor)).toMatchObject({ type: 'application/json; charset=utf-8', body: { code } });
    }
    for (const [actor, answer] of missing) {
      if (statuses[actor] >= 400) expect(answer, actor).toEqual(answered.get(actor));
      else expect(answer.status, JSON.stringify(answer.body)).toBe(one.nothing);
    }
  });

  it('is refused before its body and its parameters are validated', async () => {
    const attempt = await one.attempt(fixtures, 'anonymous');
    const refused = representativesOf(one).filter((actor) => isRefusedFirst(one, actor, attempt));
    for (const { what, query, headers, body } of refused.length > 0 ? wrongs(call) : []) {
      const { method, address } = addressOf(call, { ...attempt, query });
      const answers = refused.map(async (actor) => {
        const answer = await visitors[actor].copy().fetch(address, { method, ...(headers && { headers }), body });
        const answered: unknown = await answer.json();
        expect({ status: answer.status, answered }, `${actor} with ${what}`).toMatchObject({
          status: statuses[actor],
          answered: { code: statuses[actor] },
        });
        expect(answered).not.toHaveProperty('children');
      });
      await Promise.all(answers);
    }
  });
});
