import { expect, it } from 'vitest';
import { listVariables } from './listVariables.ts';
import { filteredPath, readFilter } from './subscriptionFilter.ts';

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
  const asked = (search: string) => listVariables(new URLSearchParams(search));
  expect(asked('')).toEqual({ filter: { active: null, status: null, gift: null }, sort: 'CREATED' });
  expect(asked('standing=active&kind=paid').filter).toEqual({ active: true, status: null, gift: false });
  expect(asked('standing=over&kind=gift').filter).toEqual({ active: false, status: null, gift: true });
  expect(asked('standing=failed').filter).toEqual({ active: null, status: 'PAST_DUE', gift: null });
  expect(asked('sort=end').sort).toBe('PERIOD_END');
  expect(asked('standing=maybe&kind=1&sort=start')).toEqual(asked(''));
});
