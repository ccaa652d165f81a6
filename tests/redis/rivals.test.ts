import fc from 'fast-check';
import { beforeAll, inject, it } from 'vitest';
import type { Person } from '../access/fixtures.ts';
import { mutationCases } from '../rivals/cases.ts';
import { endingsOf } from '../rivals/endings.ts';
import { ending, expectSerial, sent } from '../rivals/serial.ts';
import { testApp, testCatalog, testDatabase, testPool } from '../support/fixtures.ts';

/**
 * Two verbs at once, one at each of two servers with the same database: what is stored is what one after the other would have
 * stored, in either order, and no answer is an internal error. For more of them:
 * `RIVALS=2000 RIVAL_SEED=7 npx vitest run --project redis tests/redis/rivals.test.ts`.
 */

const count = Number(process.env.RIVALS ?? 60);
const seed = Number(process.env.RIVAL_SEED ?? 20_260_601);
/** Either request starts within this many milliseconds. */
const jitter = 60;

const database = testDatabase();
const options = () => ({ databaseUrl: database.url, redisUrl: inject('redisUrl') });
const first = testApp(options);
// Both store files in one place, as the servers of one installation do.
const apps = [first, testApp(() => ({ ...options(), environment: { DATA_DIR: first.dataDir } }))] as const;
const catalog = testCatalog(apps[0]);
const pool = testPool(() => database.url);

beforeAll(async () => {
  await apps[1].services.reference.refresh();
});

const ended: readonly Person[] = ['guest', 'jobSeeker', 'employer', 'premium', 'admin'];
const endings = ended.flatMap((person) => endingsOf(person).map((how) => ending(person, how)));

/** Half of the pairs end the rights of a person; the other half are any two mutations, or one that is sent twice. */
const pairs = fc.sample(
  fc
    .constantFrom(...mutationCases)
    .chain((one) =>
      fc.tuple(
        fc.constant(sent(one)),
        fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom(...endingsOf(one.actor).map((how) => ending(one.actor, how))) },
          { weight: 2, arbitrary: fc.constantFrom(...endings) },
          { weight: 3, arbitrary: fc.constantFrom(...mutationCases.map(sent)) },
          { weight: 1, arbitrary: fc.constant<'twice'>('twice') },
        ),
        fc.tuple(fc.integer({ min: 0, max: jitter }), fc.integer({ min: 0, max: jitter })),
      ),
    ),
  { numRuns: count, seed },
);

it.each(
  pairs.map(([one, other, waits]) => ({
    title: `${one.title}, and ${other === 'twice' ? 'the same again' : other.title}`,
    pair: [one, other] as const,
    waits,
  })),
)('$title', ({ pair, waits }) => expectSerial({ apps, catalog, pool }, pair, waits));
