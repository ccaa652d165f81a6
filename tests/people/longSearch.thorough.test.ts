import { beforeAll, expect, it } from 'vitest';
import { testAdmin, testApp } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

const app = testApp();
const count = 1_030;
const admin = testAdmin(app);
beforeAll(async () => {
  const { db } = app.services;
  await db.user.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      role: 'ROLE_CANDIDATE' as const,
      name: index === 900 ? 'Quillon' : `Ada Quillon ${index}`,
      email: `quillon-${index}@example.test`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  });
});

type Page = {
  edges: { node: { databaseId: number; name: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};
const query = `query ($first: Int, $last: Int, $after: String, $page: Int, $reverse: Boolean! = false) {
  adminJobSeekers(first: $first, last: $last, after: $after, page: $page, filter: { q: "quillon" }, reverse: $reverse) {
    edges { node { databaseId name } } pageInfo { hasNextPage endCursor } } }`;
const pageOf = async (args: object): Promise<Page> =>
  (await readAs(app, admin, query, { first: 100, ...args })).adminJobSeekers;
const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.databaseId);

it('has each row once, by numbers, by cursors and reversed, the best match first', async () => {
  const byNumber: number[] = [];
  for (let page = 1; page <= 11; page += 1) byNumber.push(...idsOf(await pageOf({ page })));
  expect(new Set(byNumber).size).toBe(count);
  const byCursor: number[] = [];
  for (let after: string | null = null; ; ) {
    const next: Page = await pageOf({ after });
    byCursor.push(...idsOf(next));
    if (!next.pageInfo.hasNextPage) break;
    after = next.pageInfo.endCursor;
  }
  expect(byCursor).toEqual(byNumber);
  expect((await pageOf({ first: 1 })).edges[0]?.node.name).toBe('Quillon');
  expect(idsOf(await pageOf({ reverse: true }))).toEqual(byNumber.toReversed().slice(0, 100));
  expect(idsOf(await pageOf({ first: null, last: 50 }))).toEqual(byNumber.slice(-50));
});
