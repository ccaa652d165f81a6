import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { say } from '../server/commands/command.ts';
import { freePort } from '../server/database/embedded/freePort.ts';
import { encodeGlobalId } from '../server/graphql/globalId.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase, smallData } from './database.ts';
import { quantilesOf } from './quantile.ts';
import { readOptions } from './readOptions.ts';
import { machineOf, recordRun } from './record.ts';
import { startProduct } from './servers.ts';

/** How long it takes from the contact until the mail server of the job seeker has the mail about it. */

const usage = `npm run bench:request                 measures and writes bench/REQUEST.md
  --small                             a run of seconds that writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-start)`;

const introduction = `# How soon a job seeker has a request

\`npm run bench:request\` writes this page. Visitors contact job seekers over GraphQL at a steady pace; each becomes a guest. Measured from
sending the request until a mail server, which only listens, has the mail about it, after five seconds of the same. Milliseconds. Newest first.
`;

const values = readOptions(usage, {
  small: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  data: { type: 'string' },
});
const { small, fresh } = values;
const [perSecond, seconds] = small ? [5, 3] : [20, 60];

await measurement(small ? 4 : 20, async (onClose) => {
  const data = values.data ?? (small ? smallData : join(import.meta.dirname, '../var/bench-start'));
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 2_000, fresh }, say);
  onClose(database.close);
  // Who has an address of its own, so that a mail is known by it.
  const people = await database.db.user.findMany({
    where: { role: 'ROLE_CANDIDATE', active: true, deletedAt: null, email: { not: null }, messageMail: 'AT_ONCE' },
    select: { id: true, email: true },
    take: perSecond * seconds,
    orderBy: { id: 'desc' },
  });

  const arrived = new Map<string, number>();
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          if (!arrived.has(address)) arrived.set(address, performance.now());
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((listening) => mailServer.listen(port, '127.0.0.1', listening));
  onClose(() => new Promise<void>((closed) => mailServer.close(closed)));
  const product = await startProduct(data, [], { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@bench.test' });
  onClose(product.stop);

  const sent = new Map<string, number>();
  const run = Date.now().toString(36);
  const contact = async ({ id, email }: { id: number; email: string | null }, at: number) => {
    const input = {
      jobSeeker: encodeGlobalId('JobSeeker', id),
      name: 'Ann',
      email: `ann-${run}-${at}@bench.test`,
      partTime: true,
      description: 'Friday, 18:00 to 23:00',
    };
    const query = 'mutation ($input: ContactJobSeekerInput!) { contactJobSeeker(input: $input) { __typename } }';
    sent.set(email ?? '', performance.now());
    const answer = await fetch(`http://127.0.0.1:${product.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const text = await answer.text();
    if (!text.includes('ContactJobSeekerPayload')) throw new Error(`The contact failed: ${text}`);
  };
  const contacts: Promise<void>[] = [];
  const began = performance.now();
  for (const [at, person] of people.entries()) {
    await delay(Math.max(0, began + (at * 1000) / perSecond - performance.now()));
    contacts.push(contact(person, at));
  }
  await Promise.all(contacts);
  const late = performance.now() + 30_000;
  while ([...sent.keys()].some((address) => !arrived.has(address))) {
    if (performance.now() > late) throw new Error(`Of ${sent.size} mails ${arrived.size} have arrived.`);
    await delay(100);
  }
  const counted = [...sent].slice(small ? 0 : 5 * perSecond);
  const took = counted.map(([address, since]) => (arrived.get(address) ?? Number.NaN) - since);
  const quantile = quantilesOf(took);
  const lines = [
    '| contacts a second | contacts | p50 | p95 | p99 | most |',
    '| --: | --: | --: | --: | --: | --: |',
    `| ${[perSecond, took.length, ...[0.5, 0.95, 0.99, 1].map((share) => quantile(share).toFixed(0))].join(' | ')} |`,
  ];
  for (const line of lines) say(line);
  if (small) return;
  const file = new URL('./REQUEST.md', import.meta.url);
  await recordRun(file, introduction, [`${await machineOf(database.pool)}.`, '', ...lines]);
});
