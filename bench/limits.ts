import Fastify from 'fastify';
import { pino } from 'pino';
import { say } from '../server/commands/command.ts';
import { registerGraphql } from '../server/graphql/http.ts';
import { persistedOperations } from '../server/graphql/persisted.ts';
import { excessiveOperations, times } from '../tests/graphql/excessiveOperations.ts';
import { measurement } from './command.ts';

/**
 * How long it takes to refuse an operation that exceeds the limits: `npm run bench:limits`, or with `-- --small` for two
 * rounds. Milliseconds from the first byte sent to the last byte read, over HTTP on this machine. No database is needed,
 * because a refused operation is never executed. Fails when an operation is not refused.
 */

const rounds = process.argv.includes('--small') ? 2 : 20;

const app = Fastify({ logger: false, bodyLimit: 1024 * 1024 });
registerGraphql(app, {
  persisted: persistedOperations(new URL('../server/graphql/persisted.json', import.meta.url)),
  contextOf: () => Promise.reject(new Error('An operation was executed that should have been refused.')),
  log: pino({ level: 'error' }),
});
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;

const bodies: [name: string, body: string][] = [
  ...Object.entries(excessiveOperations).map(([name, { request }]): [string, string] => [
    name,
    JSON.stringify(request),
  ]),
  ['a body of 5 MB', JSON.stringify({ query: '{ viewer { kind } }', variables: { a: 'x'.repeat(5_000_000) } })],
  [
    'a value 70,000 lists deep',
    `{"query":"{viewer{kind}}","variables":{"a":${'['.repeat(70_000)}${']'.repeat(70_000)}}}`,
  ],
  [
    'fragments in a circle',
    JSON.stringify({ query: `{ ...f0 } ${times(100, (i) => `fragment f${i} on Query { ...f${(i + 1) % 100} }`)}` }),
  ],
  ['a hundred mistakes', JSON.stringify({ query: `{ viewer { ${times(100, (i) => `x${i}`)} } }` })],
  ['malformed JSON', '{"query":'],
];

async function refuse(body: string, round: number): Promise<number> {
  // A different text each time, so that nothing is answered from a cache.
  const text = body.replace('"query":"', `"query":"#${round}\\n`);
  const began = performance.now();
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
  const answer = await response.text();
  const took = performance.now() - began;
  if (!answer.includes('"errors"') || answer.includes('Internal'))
    throw new Error(`Not refused: ${answer.slice(0, 200)}`);
  return took;
}

await measurement(5, async (onClose) => {
  onClose(() => app.close());
  await refuse('{}', 0);
  say(`${'refused'.padEnd(48)} median     worst   (ms, of ${rounds})`);
  for (const [name, body] of bodies) {
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) all.push(await refuse(body, round));
    all.sort((a, b) => a - b);
    const show = (value = 0) => value.toFixed(1).padStart(9);
    say(`${name.padEnd(46)}${show(all[rounds / 2])} ${show(all.at(-1))}`);
  }
});
