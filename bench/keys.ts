import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { say } from '../server/commands/command.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { makeEmployer, testPassword } from '../tests/support/factories.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { type Caller, type Row, reportOf, writeKeyResults } from './keyResults.ts';
import { measureLoad } from './measure.ts';
import { readOptions } from './readOptions.ts';
import { preparer } from './search/compare.ts';
import { asText, graphAccept } from './search/graphTargets.ts';
import { byRest } from './search/restTargets.ts';
import { makeSearches } from './search/searches.ts';
import type { Asked, Target } from './search/target.ts';
import { type MeasuredServer, startProduct } from './servers.ts';

/**
 * What a key costs: the same search pages for a visitor, a cookie and a key, in turns. Fails when their answers differ.
 */

const usage = `npm run bench:keys                    measures and writes bench/KEYS.md
  --small                             a run of seconds with 2,000 job seekers that compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench)`;

const sizes = {
  full: { minutes: 20, jobSeekers: 10_000, searches: 100, rounds: 12, answers: 300 },
  small: { minutes: 4, jobSeekers: 2_000, searches: 20, rounds: 1, answers: 40 },
};
const connections = 8;

/** The list of the search page, without what is the viewer's own. */
const byQuery =
  asText(`query ($readings: [JobListingReading!]!, $filter: JobSeekerFilter, $sort: JobSeekerSort!, $after: String) {
  jobListing(readings: $readings) {
    job { databaseId name plural slug }
    city { databaseId name }
    jobSeekers(first: 10, after: $after, filter: $filter, sort: $sort) {
      totalCount
      edges {
        cursor
        node {
          databaseId name photoUri badges videoUri jobAreas description partTime fullTime createdAt minRate ratingCount averageStars
          nativeCountry { name }
          city { name country { currencyCode } }
          experience { name }
          language { name }
        }
      }
      pageInfo { endCursor hasNextPage }
    }
  }
}`);

/** A query that reads nothing: what it costs more with a key is the check of the key. */
const ofNothing = (server: MeasuredServer): Target => ({
  server,
  requestOf: () => ({ path: '/graphql', accept: graphAccept, body: { query: '{ __typename }' } }),
  contentOf: (answer) => ({
    hasNextPage: false,
    endCursor: null,
    content: z.object({ data: z.object({ __typename: z.literal('Query') }) }).parse(answer).data,
  }),
});

const { small, fresh, data } = readOptions(usage, {
  small: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  data: { type: 'string' },
});
const size = small ? sizes.small : sizes.full;

await measurement(size.minutes, async (onClose) => {
  const dataDir = data ?? join(import.meta.dirname, small ? '../var/bench-small' : '../var/bench-keys');
  const database = await openMeasuredDatabase({ dataDir, jobSeekers: size.jobSeekers, fresh }, say);
  onClose(database.close);
  const product = await startProduct(dataDir, []);
  onClose(product.stop);
  const callers = await makeCallers(database.url, `http://127.0.0.1:${product.port}`);
  const sexes = new Map((await database.db.sex.findMany()).map(({ id, name }) => [id, name]));
  const searches = await makeSearches(database.db, size.searches);

  const rows: (Row & { asked: Asked })[] = [];
  for (const [api, target] of [
    ['GraphQL', byQuery(product)],
    ['REST', byRest(product, sexes)],
    ['__typename', ofNothing(product)],
  ] as const) {
    const prepare = preparer(searches);
    for (const [caller, headers] of Object.entries(callers) as [Caller, Record<string, string>][]) {
      rows.push({ api, caller, rounds: [], asked: await prepare(asCaller(target, headers)) });
    }
  }
  say(`All callers are answered ${searches.length} searches alike.`);

  const loader = fork(new URL('./load.ts', import.meta.url));
  onClose(() => loader.kill());
  const measure = ({ asked }: { asked: Asked }, answers: number) =>
    measureLoad(loader, database.pool, asked.pid, { ...asked, connections, answers });
  for (const row of rows) await measure(row, 2 * size.answers);
  for (let round = 1; round <= size.rounds; round += 1) {
    // Another one begins each round.
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[(at + round) % rows.length];
      row?.rounds.push(await measure(row, size.answers));
    }
    say(`Round ${round} of ${size.rounds}`);
  }
  const report = reportOf(rows);
  for (const line of report) say(line);
  if (!small) await writeKeyResults(database.pool, report, { ...size, connections });
});

/** A person without chats, who sees what a visitor sees: by a key, by a cookie and as a visitor. */
async function makeCallers(databaseUrl: string, url: string): Promise<Record<Caller, Record<string, string>>> {
  const { db, close } = connectDatabase(databaseUrl, { poolSize: 1 });
  const { loginEmail } = await makeEmployer(db).finally(close);
  const person = await new Visitor(url).signIn(loginEmail ?? '', testPassword);
  const { data, errors } = await person.graphql<{ addApiKey: { key?: string } }>(
    `mutation ($input: AddApiKeyInput!) { addApiKey(input: $input) { ... on AddApiKeyPayload { key } } }`,
    {
      input: {
        name: 'A measurement',
        days: 1,
        canWrite: false,
        groups: ['PEOPLE', 'CHAT', 'HIRING', 'BILLING', 'ACCOUNT'],
      },
    },
  );
  const key = data?.addApiKey.key;
  if (key === undefined) throw new Error(`There is no key: ${JSON.stringify(errors ?? data)}`);
  return { visitor: {}, cookie: { cookie: person.cookieHeader }, key: { authorization: `Bearer ${key}` } };
}

function asCaller({ requestOf, ...target }: Target, headers: Record<string, string>): Target {
  return { ...target, requestOf: (...asked) => ({ ...requestOf(...asked), headers }) };
}
