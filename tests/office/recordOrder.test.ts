import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { isOrderedType, officeRecords, typenameOf } from '../../server/domain/core/catalog/officeRecords.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { listsOf } from '../nouns/office.ts';
import { samples, sampleTypes } from '../nouns/samples.ts';
import { eventually } from '../support/eventually.ts';
import { testAdmin, testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
const admin = testAdmin(app);

beforeAll(async () => {
  for (const name of ['first', 'second', 'third']) await save(name);
});
const save = (name: string) => mutateAs(app, admin, 'saveContactRequestStatus', { name, description: 'd' });

type Listed = { id: string; label: string };
const listed = async (): Promise<Listed[]> => {
  const query = '{ list: contactRequestStatuses(first: 100) { edges { node { id label: name } } } }';
  return (await readAs(app, admin, query)).list.edges.map(({ node }: { node: Listed }) => node);
};
const idOf = (globalId: string) => Buffer.from(globalId, 'base64').toString().split(':')[1];
const labels = async () => (await listed()).map(({ label }) => label);
const reorder = (ids: string[]) => mutateAs(app, admin, 'orderContactRequestStatuses', { ids });

it.each(sampleTypes.filter(isOrderedType))('lists a new record of the type %s where its table says', async (type) => {
  const [{ name } = { name: '' }] = listsOf(type).inPages;
  const ids = async (): Promise<string[]> => {
    const { list } = await readAs(app, admin, `{ list: ${name}(first: 100) { edges { node { id } } } }`);
    return list.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  const before = await ids();
  for (const text of ['Fourth', 'Fifth'])
    await mutateAs(app, admin, `save${typenameOf(type)}`, samples[type].input(text, catalog));
  const [after, isFirst] = [await ids(), officeRecords[type].newGoes === 'first'];
  expect(isFirst ? after.slice(2) : after.slice(0, -2)).toEqual(before);
  const [one = '', other = ''] = isFirst ? after.toReversed().slice(-2) : after.slice(-2);
  expect(Number(idOf(one))).toBeLessThan(Number(idOf(other)));
});

it('lists all in the order that was given last', async () => {
  const [first, ...others] = (await listed()).map(({ id }) => id);
  const order = [...others, first ?? ''];
  expect(await reorder(order)).toMatchObject({ __typename: expect.stringMatching(/Payload$/) });
  expect((await listed()).map(({ id }) => id)).toEqual(order);
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

const unknown = encodeGlobalId('ContactRequestStatus', 999_999);

it('keeps the place of one that is added while the order is stored', async () => {
  const ids = (await listed()).map(({ id }) => id).toReversed();
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    // The order has seen which records there are, and waits for them.
    await client.query(`BEGIN; SELECT FROM contact_request_status FOR UPDATE`);
    const stored = reorder(ids);
    await eventually(async () => {
      const { rows } = await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`);
      expect(rows).toHaveLength(1);
    });
    await save('meanwhile');
    await client.query('ROLLBACK');
    expect(await stored).toEqual({ __typename: 'OrderContactRequestStatusesPayload' });
  } finally {
    await client.end();
  }
  const now = (await listed()).filter(({ label }) => label !== 'meanwhile');
  expect(now.map(({ id }) => id)).toEqual(ids);
  expect(await labels()).toContain('meanwhile');
});
