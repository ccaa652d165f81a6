import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { table } from '../../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../../access/fixtures.ts';
import { noId } from '../../nouns/make.ts';
import { fixture } from '../../support/fixtures.ts';
import { type Attempt, addressOf } from '../call.ts';
import { visitorsOf } from '../visitors.ts';
import { type RestCase, restCases } from './cases.ts';

/**
 * Authorization comes before validation (docs/product/rest-calls.md, 'Authorization comes first'): a refused request learns
 * nothing about the fields of the call.
 */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));

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
    { what: 'an empty body', headers: json, body: '{}' },
    { what: 'a body of wrong types', headers: json, body: wrongBody(call) },
    { what: 'a body that is not an object', headers: json, body: '[1]' },
    { what: 'a body that is not JSON', headers: json, body: '{' },
  ];
};

/** Whether an actor is refused for their role or for the id in the path, whatever the body says. */
function isRefused({ call, statuses }: RestCase, actor: Actor, attempt: Attempt): boolean {
  const status = statuses[actor];
  if (status === 404) {
    const [id, ...others] = Object.values(attempt.path ?? {});
    // What else is in the path is looked up when the call is made.
    return typeof id === 'number' && !others.includes(noId);
  }
  if (status !== 401 && status !== 403) return false;
  // If the actor has access in another case, the refusal depends on the body.
  return restCases.filter((one) => one.call === call).every((one) => [401, 403].includes(one.statuses[actor]));
}

describe.each(restCases)('$title', (one) => {
  const { call, statuses } = one;

  it('is refused before its body and its parameters are validated', async () => {
    for (const actor of actors) {
      const attempt = await one.attempt(fixtures, actor);
      if (!isRefused(one, actor, attempt)) continue;
      for (const { what, query, headers, body } of wrongs(call)) {
        const { method, address } = addressOf(call, { ...attempt, query });
        const answer = await visitors[actor].copy().fetch(address, { method, ...(headers && { headers }), body });
        const answered: unknown = await answer.json();
        expect({ status: answer.status, answered }, `${actor} with ${what}`).toMatchObject({
          status: statuses[actor],
          answered: { code: statuses[actor] },
        });
        expect(answered).not.toHaveProperty('children');
      }
    }
  });
});
