import { Agent, request } from 'node:http';
import type { MeasuredServer } from '../servers.ts';

/** An answer and the milliseconds from sending the request until all of it was there. */
export type Timed<Content> = { took: number; answer: Content };

/** Asks over one kept connection, one request after the other. */
export type Connection = {
  /** @throws for another status than 200 */
  ask: (path: string, body: unknown) => Promise<Timed<string>>;
  close: () => void;
};

export function connectTo({ port }: MeasuredServer): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, body: unknown) =>
    new Promise<Timed<string>>((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'content-length': Buffer.byteLength(text),
      };
      const began = performance.now();
      const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const took = performance.now() - began;
          const answer = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve({ took, answer });
          else reject(new Error(`Status ${response.statusCode}: ${answer.slice(0, 500)}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  return { ask, close: () => agent.destroy() };
}

/** The value below which this share of the numbers is. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
