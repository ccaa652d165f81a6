import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { settledAfter } from '../../server/domain/core/lists/listing.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeReference } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { send } from './call.ts';

/**
 * A client that reads changes until there are none, and goes on from there, has all records as they are: whatever happens between its
 * pages, as long as no transaction takes longer than a change waits.
 */

const app = testApp();
const admin = fixture(async () => new Visitor(app.url).signIn(await makeAdmin(app.services.db)));

type Step =
  | { do: 'add' }
  | { do: 'change'; which: number; by: 'prisma' | 'sql' | 'transaction' }
  | { do: 'commit' }
  | { do: 'page'; size: number; behind: number };

/** Where a client goes on that has read all pages: at the time of the last record that it was given, or at `updated_until`. */
const waysOn = ['last seen', 'updated until'] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({
    do: fc.constant('change' as const),
    which: fc.nat(),
    by: fc.constantFrom('prisma' as const, 'sql' as const, 'transaction' as const),
  }),
  fc.record({ do: fc.constant('commit' as const) }),
  fc.record({
    do: fc.constant('page' as const),
    size: fc.integer({ min: 1, max: 3 }),
    behind: fc.constantFrom(0, 0, 1, 20),
  }),
);

/** Records within a record have changes of their own. */
const offer = z
  .looseObject({ id: z.int(), updated_at: z.iso.datetime() })
  .transform((one) => ({ ...one, employer: null, city: null, job: null }));
const page = z.object({ data: z.array(offer), next_cursor: z.string().nullable(), updated_until: z.iso.datetime() });

class Client {
  readonly known = new Map<number, unknown>();
  private since = '2000-01-01T00:00:00Z';
  private lastSeen = this.since;
  private cursor = '';

  constructor(
    private readonly cityId: number,
    private readonly from: (typeof waysOn)[number],
  ) {}

  /** @returns whether it was the last page */
  async read(size: number): Promise<boolean> {
    const query = new URLSearchParams({
      'filters[city_id]': `${this.cityId}`,
      page_size: `${size}`,
      updated_since: this.since,
      cursor: this.cursor,
    });
    const { status, body } = await send(admin, 'GET /api/job-offers', { query: `${query}` });
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, next_cursor, updated_until } = page.parse(body);
    for (const one of data) {
      this.known.set(one.id, one);
      this.lastSeen = one.updated_at;
    }
    this.cursor = next_cursor ?? '';
    if (next_cursor === null) this.since = this.from === 'last seen' ? this.lastSeen : updated_until;
    return next_cursor === null;
  }
}

it.each(waysOn)(
  'has the records as they are in the end: from %s on',
  async (from) => {
    const { db } = app.services;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const catalog = await makeReference(db);
        await app.services.reference.refresh();
        const { id: employerId } = await makeEmployer(db);
        const ids = [(await makeJobOffer(db, catalog, { employerId })).id];
        const client = new Client(catalog.cityId, from);
        const open = new Map<number, { connection: pg.Client; since: number }>();
        const commit = async () => {
          for (const [id, { connection }] of open) {
            await connection.query('COMMIT');
            await connection.end();
            open.delete(id);
          }
        };
        /** Changes are complete until `behind` milliseconds ago, and until the first change of an open transaction. */
        const read = (behind: number, size: number) => {
          const until = Math.min(Date.now() - behind, ...[...open.values()].map(({ since }) => since - 1));
          app.clock.now = new Date(until + settledAfter);
          return client.read(size);
        };
        for (const one of steps) {
          if (one.do === 'add') ids.push((await makeJobOffer(db, catalog, { employerId })).id);
          if (one.do === 'commit') await commit();
          if (one.do === 'page') await read(one.behind, one.size);
          if (one.do !== 'change') continue;
          const id = ids[one.which % ids.length] ?? 0;
          if (open.has(id)) await commit();
          const maxRate = (one.which % 1000) + 1;
          if (one.by === 'prisma') await db.jobOffer.update({ where: { id }, data: { maxRate } });
          if (one.by === 'sql') await db.$executeRaw`UPDATE job_offer SET max_rate = max_rate + 1 WHERE id = ${id}`;
          if (one.by !== 'transaction') continue;
          const connection = new pg.Client({ connectionString: app.databaseUrl });
          await connection.connect();
          open.set(id, { connection, since: Date.now() });
          await connection.query('BEGIN');
          await connection.query('UPDATE job_offer SET max_rate = max_rate + 1 WHERE id = $1', [id]);
        }
        await commit();
        // The pass that was under way, and one from there.
        for (const _ of ['first', 'second']) {
          for (let ends = false; !ends; ) ends = await read(-1, 2);
        }
        const { body } = await send(admin, 'GET /api/job-offers', {
          query: `filters[city_id]=${catalog.cityId}&page_size=1000`,
        });
        const now = z.object({ data: z.array(offer) }).parse(body).data;
        expect(now.length).toBe(ids.length);
        expect(client.known).toEqual(new Map(now.map((record) => [record.id, record])));
      }),
      { numRuns: 60 },
    );
  },
  120_000,
);
