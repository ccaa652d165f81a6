import { expect, it } from 'vitest';
import { paths } from '../../app/paths.ts';
import { type ListFilter, readListFilter, searchMaxLength, searchOf } from '../../features/core/list/memberLists.ts';

const addressOf = (filter: ListFilter) => paths.chat.to({ id: 7 }, searchOf(filter));
const read = (address: string) => readListFilter(new URL(address, 'http://localhost').searchParams);

it.each([
  [{ q: '', unread: false }, '/chat/7'],
  [{ q: 'Maria & Co', unread: false }, '/chat/7?q=Maria+%26+Co'],
  [{ q: 'Ma', unread: true }, '/chat/7?q=Ma&show=unread'],
])('%j stands in the address and is read from it', (filter, address) => {
  expect(addressOf(filter)).toBe(address);
  expect(read(address)).toEqual(filter);
});

it('lets all through what is none of ours, and reads no more of a name than can be looked for', () => {
  expect(read('/chat?show=everything&q=%20%20')).toEqual({ q: '', unread: false });
  expect(read(`/chat?q=${'a'.repeat(500)}`).q).toHaveLength(searchMaxLength);
});
