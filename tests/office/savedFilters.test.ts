import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { maxSavedFilters } from '../../server/domain/office/lists/savedFilter.ts';
import { testAdmin, testApp } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';

const app = testApp();
const bea = testAdmin(app);
const carl = testAdmin(app);

const send = (viewer: Viewer, mutation: string, input: object) =>
  mutateAs(app, viewer, mutation, input, mutation.startsWith('delete') ? '' : 'savedFilter { id name query }');

const names = async (viewer: Viewer, list = 'JOB_SEEKERS'): Promise<string[]> =>
  (await readAs(app, viewer, `{ savedFilters(list: ${list}) { name } }`)).savedFilters.map(
    ({ name }: { name: string }) => name,
  );

const save = (viewer: Viewer, name: string, query = 'city=3', list = 'JOB_SEEKERS') =>
  send(viewer, 'saveFilter', { list, name, query });

it('are kept for each admin and each list, by name', async () => {
  const { savedFilter } = await save(bea, '  Waiters  ', 'q=a+b&city=3&sort=-price');
  expect(savedFilter).toMatchObject({ name: 'Waiters', query: 'q=a+b&city=3&sort=-price' });
  await save(bea, 'Cooks');
  await save(carl, 'Waiters');
  await save(bea, 'Waiters', 'city=3', 'EMPLOYERS');
  expect(await names(bea)).toEqual(['Cooks', 'Waiters']);
  expect(await names(carl)).toEqual(['Waiters']);
  expect(await names(bea, 'EMPLOYERS')).toEqual(['Waiters']);
});

it('have a name of their own', async () => {
  expect(await save(bea, 'Cooks')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'name' }] });
  expect(await save(bea, ' ')).toMatchObject({ fields: [{ field: 'name', message: 'Please provide a name.' }] });
  expect(await save(bea, 'x'.repeat(41))).toMatchObject({ fields: [{ field: 'name' }] });
});

it.each([
  ['nothing', ''],
  ['a parameter of another list', 'status=active'],
  ['a parameter twice', 'city=1&city=2'],
  ['an address', '//evil.test/?city=1'],
])('hold no %s', async (_what, query) => {
  expect(await save(bea, 'Wrong', query)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'query' }] });
  expect(await names(bea)).not.toContain('Wrong');
});

it('are renamed, and deleted', async () => {
  const { savedFilter } = await save(bea, 'Old');
  const id = savedFilter?.id ?? '';
  expect(await send(bea, 'renameFilter', { id, name: 'Cooks' })).toMatchObject({ fields: [{ field: 'name' }] });
  expect(await send(bea, 'renameFilter', { id, name: 'New' })).toMatchObject({ savedFilter: { name: 'New' } });
  expect(await names(bea)).toContain('New');
  expect((await send(bea, 'deleteSavedFilter', { id })).__typename).toBe('DeleteSavedFilterPayload');
  expect((await send(bea, 'deleteSavedFilter', { id })).__typename).toBe('NotFound');
  expect(await names(bea)).not.toContain('New');
});

it('are not without end, even when saved at the same time', async () => {
  const wanted = Array.from({ length: maxSavedFilters + 3 }, (_, index) =>
    save(carl, `${index}`, 'kind=gift', 'SUBSCRIPTIONS'),
  );
  const answers = await Promise.all(wanted);
  expect(answers.filter(({ __typename }) => __typename === 'Conflict')).toHaveLength(3);
  expect(await names(carl, 'SUBSCRIPTIONS')).toHaveLength(maxSavedFilters);
});
