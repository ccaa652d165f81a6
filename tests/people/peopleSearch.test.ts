import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { erasedAt, makeJobSeeker } from '../support/factories.ts';
import { testAdmin, testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
const admin = testAdmin(app);

type Page = { totalCount: number; edges: { node: { databaseId: number } }[]; pageInfo: { endCursor: string | null } };

const query = `query ($first: Int, $after: String, $filter: AdminJobSeekerFilter, $sort: AdminJobSeekerSort, $reverse: Boolean! = false) {
  adminJobSeekers(first: $first, after: $after, filter: $filter, sort: $sort, reverse: $reverse) {
    totalCount edges { node { databaseId } } pageInfo { endCursor } } }`;
const search = async (q: string, args: Record<string, unknown> = {}): Promise<Page> => {
  const { filter, ...rest } = { first: 100, filter: {}, ...args };
  const { data, errors } = await askAs(app, admin, query, { ...rest, filter: { ...filter, q } });
  if (errors) throw errors[0] ?? new Error('No answer.');
  return data?.adminJobSeekers as Page;
};
const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.databaseId);
const found = async (q: string, args?: Record<string, unknown>) => idsOf(await search(q, args));

const make = (data: Parameters<typeof makeJobSeeker>[2]) =>
  makeJobSeeker(app.services.db, catalog, { title: null, jobAreas: null, description: null, ...data });

describe('finds', () => {
  // tests/database/searchText.test.ts has the spellings of every script.
  it.each([
    ['name', { name: 'Zoltán Kovács' }, ['zoltan', 'KOVACS', 'kovács zoltán', 'olta']],
    ['title', { title: 'Pâtissier de nuit' }, ['patissier', 'nuit de']],
    ['company', { company: 'Bäckerei Über' }, ['backerei']],
    ['e-mail', { email: 'quentin.xu@example.test' }, ['quentin.xu@EXAMPLE', 'quentin.xu']],
    [
      'phone number',
      { whatsApp: '+6598765432' },
      [
        '+65 9876 5432',
        '0065 9876 5432',
        '(+65) 9876-5432',
        '98765432',
        '9876.5432',
        '٩٨٧٦ ٥٤٣٢',
        'Tel: 9876 5432',
        '\u202a+65 98765432\u202c',
        '＋65 9876 5432',
      ],
    ],
    ['an odd name', { name: '100%_\\ sure' }, ['100%', '%_\\', '_\\ sure']],
  ] as const)('%s', async (_what, data, texts) => {
    const person = await make(data);
    for (const text of texts) expect(await found(text), text).toContain(person.id);
  });

  it('names with a letter wrong, missing, too many or in another place', async () => {
    const person = await make({ name: 'Theodora Blumenfeld' });
    for (const text of ['Theodoro Blumenfald', 'Theodra Blumenfeld', 'Theodoraa Blumenfeld', 'THÉODORA BLUMENFÉDL'])
      expect(await found(text), text).toEqual([person.id]);
    expect(await found('Theodora Blumefneld', { sort: 'LOWEST_PRICE' })).toEqual([person.id]);
  });

  it('no similar names if there is an exact match', async () => {
    const exact = await make({ name: 'Marlene Quist' });
    await make({ name: 'Marlena Quist' });
    expect(await found('Marlene Quist')).toEqual([exact.id]);
  });

  it('no one by SQL wildcards, and everyone by a blank text', async () => {
    for (const text of ['%%', '__', 'z_l_an', 'zo%n', 'a\\%']) expect(await found(text), text).toEqual([]);
    const all = (await search('')).totalCount;
    expect(all).toBeGreaterThan(5);
    for (const text of ['   ', '\u200b', '\n']) expect((await search(text)).totalCount).toBe(all);
  });

  it('no one by a very long text, which is refused above 100 characters', async () => {
    await expect(search('x'.repeat(101))).rejects.toMatchObject({
      extensions: { code: 'InvalidInput', fields: [{ field: 'q' }] },
    });
    expect(await found('x'.repeat(100))).toEqual([]);
    expect(await found('abcd '.repeat(20))).toEqual([]);
  });

  it('only what the other filters allow', async () => {
    const person = await make({ name: 'Filomena Anders', active: false });
    expect(await found('filomena', { filter: { active: false } })).toEqual([person.id]);
    expect(await found('filomena', { filter: { active: true } })).toEqual([]);
    // An exact match that the filter excludes does not prevent a similar match.
    const near = await make({ name: 'Filomina Anders', active: true });
    expect(await found('filomena', { filter: { active: true } })).toEqual([near.id]);
  });
});

describe('ranks', () => {
  let inOrder: User[];

  beforeAll(async () => {
    // Created in a different order, so that their age does not decide.
    const places = {
      description: await make({ name: 'Nobody', description: 'Once met Ulrika.' }),
      surname: await make({ name: 'Anna Ulrika' }),
      olderFirstName: await make({ name: 'Ulrika Berg' }),
      firstName: await make({ name: 'Ulrikas Own' }),
      name: await make({ name: 'Ulrika' }),
      title: await make({ name: 'Somebody', title: 'As good as Ulrika' }),
    };
    inOrder = [places.name, places.firstName, places.olderFirstName, places.surname, places.title, places.description];
  });
  const ids = () => inOrder.map(({ id }) => id);

  it('by matches in the name first, and equal matches by age', async () => {
    expect(await found('ulrika')).toEqual(ids());
    expect(await found('ulrika', { reverse: true })).toEqual(ids().reverse());
  });

  it('unless a sort is chosen', async () => {
    const byAge = [...inOrder].sort((a, b) => b.id - a.id).map(({ id }) => id);
    expect(await found('ulrika', { sort: 'NEWEST' })).toEqual(byAge);
    expect(await found('ulrika', { sort: 'NEWEST', reverse: true })).toEqual(byAge.reverse());
  });

  it('and continues at the cursor although a job seeker was added and another deleted', async () => {
    const first = await search('ulrika', { first: 2 });
    const { db } = app.services;
    const newcomer = await make({ name: 'Ulrika Newcomer' });
    await db.user.update({ where: { id: ids()[1] }, data: { ...erasedAt(new Date('2026-01-01')), active: false } });
    const rest = await search('ulrika', { first: 10, after: first.pageInfo.endCursor });
    expect(idsOf(rest)).toEqual(ids().slice(2));
    await db.user.delete({ where: { id: newcomer.id } }).catch(() => undefined);
  });
});
