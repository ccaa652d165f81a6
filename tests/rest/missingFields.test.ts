import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RestRow } from '../nouns/noun.ts';
import { restRows } from '../nouns/nouns.ts';
import { fixture } from '../support/fixtures.ts';
import { addressOf, calls } from './badInput/requests.ts';
import { testSetup } from './badInput/setup.ts';
import { makeValidRequests } from './badInput/validRequests.ts';

/** A body without anything is answered with every field that is missing, at once and in words for people. */

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

const refusal = z.object({ children: z.record(z.string(), z.object({ errors: z.array(z.string()) })) });
const rows: Record<string, RestRow> = restRows;
const asking = calls.filter(({ call }) => (rows[call]?.required ?? []).length > 0);

/** The messages of a refusal by field, each as the first of its field. */
async function refused(call: (typeof calls)[number], body: object): Promise<Record<string, string | undefined>> {
  const valid = validRequests[call.call];
  const response = await fetch(setup.fixtures.app.url + addressOf(call, valid), {
    method: call.method,
    headers: { cookie: setup.cookies[valid.sender], 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(400);
  const { children } = refusal.parse(answer);
  return Object.fromEntries(Object.entries(children).map(([field, { errors }]) => [field, errors[0]]));
}

it('there are calls with required fields', () => {
  expect(asking.length).toBeGreaterThan(8);
});

describe.each(asking.map((call) => [call.call, call] as const))('%s', (_name, call) => {
  it('names every missing field, with the message that it has alone', async () => {
    const { body = {}, required } = validRequests[call.call];
    const all = await refused(call, {});
    for (const field of required) {
      const { [field]: _left, ...rest } = body;
      const alone = await refused(call, rest);
      expect(alone[field], field).toBeTruthy();
      expect(all[field], field).toBe(alone[field]);
    }
  });
});
