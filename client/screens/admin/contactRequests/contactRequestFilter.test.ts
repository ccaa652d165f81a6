import { expect, it } from 'vitest';
import { filteredPath, filterInput, readFilter } from './contactRequestFilter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));
const all = { time: null, jobId: null, cityId: null, statusId: null, unread: null };

it('is held by the address', () => {
  const filter = { time: 'full', jobId: 3, cityId: 7, statusId: 2, unread: true } as const;
  const address = filteredPath(filter);
  expect(address).toBe('/admin/contact_requests?time=full&job=3&city=7&status=2&messages=unread');
  expect(read(address.slice(address.indexOf('?')))).toEqual(filter);
  expect(filteredPath(all)).toBe('/admin/contact_requests');
});

it.each(['', 'time=never', 'job=0', 'job=-1', 'job=1e3', 'city=x', 'status=2147483648', 'job=01', 'messages=all'])(
  'lets all through with "%s"',
  (search) => {
    expect(read(search)).toEqual(all);
  },
);

it('asks for what is offered, never for what is not', () => {
  expect(filterInput({ ...all, time: 'full' })).toMatchObject({ fullTime: true, partTime: null });
  expect(filterInput({ ...all, time: 'part' })).toMatchObject({ fullTime: null, partTime: true });
  expect(filterInput(all)).toMatchObject({ fullTime: null, partTime: null });
});
