import { type Connection, openConnection } from './connection.ts';
import { observeLoop } from './loopDelay.mjs';
import type { LoopReport } from './loopReport.ts';
import { answerOrders } from './orders.ts';
import { quantilesOf } from './quantile.ts';
import { atRate } from './schedule.ts';

/**
 * A process that asks at a fixed rate, however fast it is answered. A request takes a free connection, or a new one. Times
 * are from the moment when the request was due.
 */

export type OpenOrder = {
  port: number;
  /** Whole requests, sent one after the other and from the start again. */
  requests: { kind: string; text: string }[];
  perSecond: number;
  count: number;
  /** Whether the report has the bodies of the answers, to compare them. */
  keepsBodies: boolean;
};

export type OpenReport = {
  /** Milliseconds until the answer, for each kind of request. */
  kinds: Record<string, { answers: number; p50: number; p99: number; worst: number }>;
  /** The bodies by the number of the request in the order: those of its last answer. */
  bodies: string[];
  /** Answers that only say that the server is busy. */
  refused: number;
  /** How many connections were open in the end. */
  connections: number;
  /** How late this process was to send, in milliseconds. */
  late: { lateP99: number; lateWorst: number };
  loop: LoopReport;
};

/** The status of a page that would have to wait too long. */
const busy = 503;

answerOrders(run);

async function run({ port, requests, perSecond, count, keepsBodies }: OpenOrder): Promise<OpenReport> {
  const took: Record<string, number[]> = {};
  const bodies: string[] = [];
  const free: Connection[] = [];
  let connections = 0;
  let refused = 0;
  let failure: unknown;
  const ask = async (number: number, due: number) => {
    const request = requests[number % requests.length];
    if (!request) return;
    let connection = free.pop();
    if (!connection) {
      connections += 1;
      connection = await openConnection(port);
    }
    const { status, body } = await connection.ask(request.text);
    const times = took[request.kind] ?? [];
    took[request.kind] = times;
    times.push(performance.now() - due);
    free.push(connection);
    if (status === busy) refused += 1;
    else if (status !== 200) throw new Error(`${request.kind}: ${status}, ${body.subarray(0, 500)}`);
    else if (keepsBodies) bodies[number % requests.length] = body.toString();
  };
  const answers: Promise<void>[] = [];
  const endObserving = observeLoop();
  const late = await atRate({ perSecond, count }, (number, due) => {
    answers.push(
      ask(number, due).catch((error: unknown) => {
        failure ??= error;
      }),
    );
  });
  const loop = endObserving();
  await Promise.all(answers);
  if (failure) throw failure;
  for (const { close } of free) close();
  const kinds = Object.fromEntries(
    Object.entries(took).map(([kind, times]) => {
      const quantile = quantilesOf(times);
      return [kind, { answers: times.length, p50: quantile(0.5), p99: quantile(0.99), worst: quantile(1) }];
    }),
  );
  return { kinds, bodies, refused, connections, late, loop };
}
