import { connect } from 'node:net';
import { answerIn } from './answer.ts';
import { answerOrders } from './orders.ts';
import { quantilesOf } from './quantile.ts';

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

answerOrders(load);

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
  const quantile = quantilesOf(times);
  return { answers: times.length, failures, seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
