import { connect } from 'node:net';

/**
 * A process that asks as fast as it is answered: so many connections, kept alive, each with one request under way. It
 * reads no more of an answer than it must, so that most of the machine is left to who answers.
 */

export type LoadOrder = {
  port: number;
  /** Whole requests, head and body, sent one after the other and from the start again. */
  requests: string[];
  connections: number;
  /** How many in all. */
  answers: number;
};

export type LoadReport = {
  answers: number;
  /** Answers of another status than 200. */
  failures: number;
  seconds: number;
  p50: number;
  p99: number;
};

const headEnd = Buffer.from('\r\n\r\n');

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${error}\n`);
      process.exit(1);
    },
  );
});

async function load({ port, requests, connections, answers }: LoadOrder): Promise<LoadReport> {
  const bytes = requests.map((request) => Buffer.from(request));
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const began = performance.now();

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received: Buffer = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        const request = bytes[next % bytes.length];
        if (next >= answers || !request) return socket.end();
        next += 1;
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const answer = answerIn(received);
        if (!answer) return;
        times.push(performance.now() - sentAt);
        if (answer.status !== 200) failures += 1;
        received = Buffer.alloc(0);
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });

  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { answers: times.length, failures, seconds, p50: quantile(0.5), p99: quantile(0.99) };
}

/** The status of a whole answer; undefined while some of it is missing. */
function answerIn(received: Buffer): { status: number } | undefined {
  const at = received.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = received.toString('latin1', 0, at);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    const last = received.toString('latin1', received.length - 5);
    return last === '0\r\n\r\n' ? { status: Number(head.slice(9, 12)) } : undefined;
  }
  return received.length >= at + headEnd.length + Number(length) ? { status: Number(head.slice(9, 12)) } : undefined;
}
