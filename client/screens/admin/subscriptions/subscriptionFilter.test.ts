import { expect, it } from 'vitest';
import { filteredPath, listVariables, readFilter } from './subscriptionFilter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));
const all = { standing: null, kind: null, sort: null };

it('is held by the address', () => {
  const filter = { standing: 'active', kind: 'gift', sort: 'end' } as const;
  const address = filteredPath(filter);
  expect(address).toBe('/admin/subscriptions?standing=active&kind=gift&sort=end');
  expect(read(address.slice(address.indexOf('?')))).toEqual(filter);
  expect(filteredPath(all)).toBe('/admin/subscriptions');
});

it.each(['', 'standing=maybe', 'kind=1', 'sort=start', 'standing=toString'])('lets all through with "%s"', (search) => {
  expect(read(search)).toEqual(all);
});

it('asks for what makes premium, for what does not, and for what has to be looked at', () => {
  expect(listVariables(all)).toEqual({ filter: { active: null, status: null, gift: null }, sort: 'CREATED' });
  expect(listVariables({ ...all, standing: 'active', kind: 'paid' }).filter).toMatchObject({
    active: true,
    gift: false,
  });
  expect(listVariables({ ...all, standing: 'over', kind: 'gift' }).filter).toMatchObject({ active: false, gift: true });
  expect(listVariables({ ...all, standing: 'failed' }).filter).toMatchObject({ active: null, status: 'PAST_DUE' });
  expect(listVariables({ ...all, sort: 'end' }).sort).toBe('PERIOD_END');
});
