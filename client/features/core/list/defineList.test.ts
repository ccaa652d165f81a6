import { expect, it } from 'vitest';
import { id, withSearch } from '../../../app/routing/path.ts';
import { defineList, oneOf, searchText } from './defineList.ts';

const list = defineList({
  filters: { q: searchText, city: id, time: oneOf('full', 'part') },
  sorts: { REQUEST_DATE: 'descending', NAME: 'ascending' },
});
const read = (search: string) => list.read(new URLSearchParams(search));
const asked = (search: string) => list.variables(new URLSearchParams(search));
const addressOf = (state: Parameters<typeof list.write>[0]) => withSearch('/list', list.write(state));

it.each([
  '',
  '?q=Maria+%26+Co&city=7&time=full',
  '?sort=request_date',
  '?sort=-name',
  '?page=3',
  '?city=7&sort=name&page=2&page_size=20',
])('the address "%s" holds the whole state', (search) => {
  expect(addressOf(read(search))).toBe(`/list${search}`);
});

it.each(['?sort=-request_date', '?page=1', '?page_size=100'])('the default "%s" is left out', (search) => {
  expect(addressOf(read(search))).toBe('/list');
});

it.each([
  '?q=%20%20',
  '?city=0',
  '?city=1e3',
  '?city=2147483648',
  '?time=never',
  '?sort=toString',
  '?sort=--name',
  '?sort=NAME',
  '?page=0',
  '?page=-1',
  '?page=99999999999',
  '?page_size=7',
  '?page_size=1000',
])('"%s" is read as the default', (search) => {
  expect(read(search)).toEqual(read(''));
});

it('names the page and the order as the graph takes them', () => {
  expect(asked('').page).toEqual({ first: 100, page: 1 });
  expect(asked('page=4&page_size=5').page).toEqual({ first: 5, page: 4 });
  expect(asked('').order).toEqual({ sort: 'REQUEST_DATE', reverse: false });
  expect(asked('sort=request_date').order).toEqual({ sort: 'REQUEST_DATE', reverse: true });
  expect(asked('sort=name').order).toEqual({ sort: 'NAME', reverse: false });
  expect(asked('sort=-name').order).toEqual({ sort: 'NAME', reverse: true });
  expect(asked('city=7&time=part').filters).toEqual({ q: null, city: 7, time: 'part' });
});

it('searches for no more than can be typed', () => {
  expect(read(`?q=${'a'.repeat(500)}`).filters.q).toHaveLength(100);
});
