import { expect } from 'vitest';
import { callOf, expectDocumented } from '../../support/documented.ts';
import type { Cast, Sender } from './cast.ts';
import { type Refusal, refusalIn } from './refusal.ts';
import { changedIn, type Exceptions, Snapshots } from './snapshot.ts';
import { type Received, type Sent, Wire } from './wire.ts';

/** One bad request. */
export type Try = Sent & {
  sender: Sender;
  /** What is bad about it. */
  what: string;
  /** `refused`: something in it must be; `answered`: it is served or refused, and never breaks anything. */
  expected: 'refused' | 'answered';
  /** Statuses with which alone it may be refused. */
  statuses?: readonly number[];
  /** The field that a 400 has to name. */
  field?: string;
};

export type Run = {
  /** The file, for whoever wants to see one try again. */
  file: string;
  seed: number;
  /** What the tries may change in the database all the same. */
  excepted?: Exceptions;
};

const at = 12;
const batch = 500;

/**
 * Sends them all, some at a time, and looks after each batch whether anything is otherwise than before.
 * `BAD_INPUT_TRY=123` sends that one alone.
 */
export async function runTries(cast: Cast, tries: readonly Try[], { file, seed, excepted }: Run): Promise<void> {
  const { app } = cast.world;
  const only = process.env.BAD_INPUT_TRY;
  const numbered = tries.map((one, index) => ({ one, index }));
  const chosen = only === undefined ? numbered : numbered.filter(({ index }) => index === Number(only));
  const wire = new Wire(app.url);
  const snapshots = await Snapshots.open(app.databaseUrl, app.dataDir, excepted);
  const faults: string[] = [];
  const found = (index: number, fault: string) =>
    faults.push(
      `${fault}\n  again: BAD_INPUT_SEED=${seed} BAD_INPUT_TRY=${index} npx vitest run --project server ${file}`,
    );
  try {
    const before = await snapshots.take();
    for (let from = 0; from < chosen.length && faults.length === 0; from += batch) {
      const part = chosen.slice(from, from + batch);
      const waiting = part.values();
      const next = async () => {
        for (const { one, index } of waiting) {
          const fault = await faultOf(cast, wire, one);
          if (fault !== null) found(index, `${fault}\n  ${one.what}\n  ${written(one)}`);
        }
      };
      await Promise.all(Array.from({ length: at }, next));
      const changed = changedIn(before, await snapshots.take());
      if (changed.length > 0) found(from, `tries ${from} to ${from + part.length} have changed ${changed.join(', ')}`);
      for (const complaint of cast.complaints.splice(0))
        faults.push(`the server has logged ${complaint.slice(0, 1500)}`);
    }
  } finally {
    wire.close();
    await snapshots.close();
  }
  expect(faults.slice(0, 12).join('\n\n'), `${faults.length} faults`).toBe('');
}

async function faultOf(cast: Cast, wire: Wire, one: Try): Promise<string | null> {
  const cookie = cast.cookies[one.sender];
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

function judge(one: Try, received: Received): void {
  const { status } = received;
  if (status >= 500 || status < 200) throw new Error('the server has failed');
  if (status < 400) {
    if (one.expected === 'refused') throw new Error('it was taken');
    return;
  }
  const refusal: Refusal = one.method === 'HEAD' ? { code: status, message: '' } : refusalIn(received);
  if (one.statuses && !one.statuses.includes(status))
    throw new Error(`refused, but not with ${one.statuses.join(' or ')}`);
  if (status === 400 && one.field !== undefined && !(one.field in (refusal.children ?? {}))) {
    throw new Error(`the refusal does not name ${one.field}`);
  }
  const call = one.method === 'HEAD' ? null : callOf(one.method, one.address);
  if (call !== null) expectDocumented(call, status, refusal);
}

/** The request as somebody would repeat it by hand. */
function written({ sender, method, address, headers, body }: Try): string {
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = body === undefined ? '' : JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 600));
  return `${method} ${address.slice(0, 400)} as ${sender} [${said.join('; ')}] ${text}`;
}

/** The seed of a file's tries: its own, or the one that is asked for. */
export const seedOr = (own: number): number => Number(process.env.BAD_INPUT_SEED ?? own);
