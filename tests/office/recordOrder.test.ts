import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';

/** The order that admins give to careers, by the same verb as to statuses. */

const app = testApp();
let admin: Viewer;

beforeAll(async () => {
  admin = { kind: 'admin', id: (await makeAdmin(app.services.db)).id, sessionId: 1 };
  for (const title of ['first', 'second', 'third']) await save(title);
});
const save = (title: string) => mutateAs(app, admin, 'saveCareer', { title, subTitle: 's', description: 'd' });

type Listed = { id: string; label: string };
const listed = async (): Promise<Listed[]> => {
  const { careers } = await readAs(app, admin, '{ careers(first: 100) { edges { node { id label: title } } } }');
  return careers.edges.map(({ node }: { node: Listed }) => node);
};
const labels = async () => (await listed()).map(({ label }) => label);
const reorder = (ids: string[]) => mutateAs(app, admin, 'orderCareers', { ids });

it('lists new records first', async () => {
  expect(await labels()).toEqual(['third', 'second', 'first']);
});

it('lists all in the order that was given last', async () => {
  const [a, b, c] = await listed();
  if (!a || !b || !c) throw new Error('Three records were expected.');
  expect(await reorder([b.id, c.id, a.id])).toMatchObject({ __typename: expect.stringMatching(/Payload$/) });
  expect(await labels()).toEqual([b.label, c.label, a.label]);
});

it('changes nothing unless each record is named once', async () => {
  const before = await listed();
  const ids = before.map(({ id }) => id);
  const [first = ''] = ids;
  for (const wrong of [ids.slice(1), [...ids, first], [first, ...ids.slice(0, -1)], [], [...ids.slice(1), unknown]]) {
    expect(await reorder(wrong)).toEqual({
      __typename: 'Conflict',
      message: 'The list has changed since you opened it. Please open it again.',
    });
  }
  expect(await listed()).toEqual(before);
});

const unknown = encodeGlobalId('Career', 999_999);

it('keeps the place of one that is added while the order is stored', async () => {
  const ids = (await listed()).map(({ id }) => id).toReversed();
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    // The order has seen which records there are, and waits for them.
    await client.query(`BEGIN; SELECT FROM career FOR UPDATE`);
    const stored = reorder(ids);
    await eventually(async () => {
      const { rows } = await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`);
      expect(rows).toHaveLength(1);
    });
    await save('meanwhile');
    await client.query('ROLLBACK');
    expect(await stored).toEqual({ __typename: 'OrderCareersPayload' });
  } finally {
    await client.end();
  }
  const now = (await listed()).filter(({ label }) => label !== 'meanwhile');
  expect(now.map(({ id }) => id)).toEqual(ids);
  expect(await labels()).toContain('meanwhile');
});
