import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { Changes, type Exceptions } from '../../support/changes.ts';
import { callOf, expectDocumented } from '../../support/documented.ts';
import { refusalIn } from './refusal.ts';
import type { Sender, Setup } from './setup.ts';
import { type Received, type Sent, Wire } from './wire.ts';

export type BadRequest = Sent & {
  sender: Sender;
  what: string;
  /** The only statuses that a refusal may have. */
  statuses?: readonly number[];
  /** The field that a 400 must name. */
  field?: string;
};

/** The seed of the bad requests, unless another one is given. */
export const seed = Number(process.env.BAD_INPUT_SEED ?? 20_260_701);

/** Repeats one of them. */
const command = `THOROUGH=1 BAD_INPUT_SEED=${seed} npx vitest run --project server tests/rest/badInput/refusals.thorough.test.ts`;

const parallel = 12;
const batch = 500;

/**
 * Sends all requests and checks after each batch that nothing has changed.
 * `BAD_INPUT_TRY=123` sends only the request of this index.
 */
export async function sendBadRequests(
  setup: Setup,
  badRequests: readonly BadRequest[],
  excepted: Exceptions,
): Promise<void> {
  const { app } = setup.fixtures;
  const chosenIndex = process.env.BAD_INPUT_TRY;
  const numbered = badRequests.map((one, index) => ({ one, index }));
  const chosen = chosenIndex === undefined ? numbered : numbered.filter(({ index }) => index === Number(chosenIndex));
  const wire = new Wire(app.url);
  const changes = await Changes.watch(app, excepted);
  const faults: string[] = [];
  const found = (index: number, fault: string) => faults.push(`${fault}\n  again: BAD_INPUT_TRY=${index} ${command}`);
  try {
    for (let from = 0; from < chosen.length && faults.length === 0; from += batch) {
      const part = chosen.slice(from, from + batch);
      const waiting = part.values();
      const next = async () => {
        for (const { one, index } of waiting) {
          const fault = await faultOf(setup, wire, one);
          if (fault !== null) found(index, `${fault}\n  ${one.what}\n  ${written(one)}`);
        }
      };
      await Promise.all(Array.from({ length: parallel }, next));
      const changed = await changes.next();
      if (changed.length > 0)
        found(from, `requests ${from} to ${from + part.length} have changed ${changed.join(', ')}`);
      for (const complaint of setup.complaints.splice(0))
        faults.push(`the server has logged ${complaint.slice(0, 1500)}`);
    }
  } finally {
    wire.close();
    await changes.close();
  }
  expect(faults.slice(0, 12).join('\n\n'), `${faults.length} faults`).toBe('');
}

async function faultOf(setup: Setup, wire: Wire, one: BadRequest): Promise<string | null> {
  const cookie = setup.cookies[one.sender];
  let received: Received;
  try {
    received = await wire.send({ ...one, headers: { ...(cookie !== '' && { cookie }), ...one.headers } });
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
  try {
    judge(one, received);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${reason}: ${received.status} ${received.text.slice(0, 400)}`;
  }
}

function judge(one: BadRequest, received: Received): void {
  const { status } = received;
  if (status >= 500 || status < 200) throw new Error('the server has failed');
  if (status < 400) throw new Error('it was accepted');
  const refusal = refusalIn(received);
  if (one.statuses && !one.statuses.includes(status))
    throw new Error(`refused, but not with ${one.statuses.join(' or ')}`);
  if (status === 400 && one.field !== undefined && !(one.field in (refusal.children ?? {}))) {
    throw new Error(`the refusal does not name ${one.field}`);
  }
  const call = callOf(one.method, one.address);
  if (call !== null) expectDocumented(call, status, refusal);
}

/** The request as text, to repeat it by hand. */
function written({ sender, method, address, headers, body }: BadRequest): string {
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = body === undefined ? '' : JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 600));
  return `${method} ${address.slice(0, 400)} as ${sender} [${said.join('; ')}] ${text}`;
}

/** As many requests of each kind, in a deterministic order. */
export const eachOf = (kinds: readonly Arbitrary<BadRequest>[], count: number): BadRequest[] =>
  kinds.flatMap((kind, index) => fc.sample(kind, { seed: seed + index, numRuns: count }));
