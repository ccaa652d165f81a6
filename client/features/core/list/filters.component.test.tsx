import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../tests/support/rendered.tsx';
import { DateFilter } from './filters.tsx';
import type { List } from './useList.ts';

it('a date that arrow keys change is asked for once, after a pause', async () => {
  const setText = vi.fn<List['setText']>();
  const list: List = {
    textOf: () => '',
    setText,
    sort: null,
    sortBy: () => {},
    toggleSort: () => {},
    pageSize: 5,
    setPageSize: () => {},
    hrefOfPage: () => '',
    unfilteredHref: '',
    isLoading: false,
    shown: { page: 1, pageSize: 5, filterCount: 0 },
  };
  await render(<DateFilter list={list} name="from" label="From" />);
  await page.getByLabelText('From').fill('2026-01-01');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(() => setText.mock.calls.length, { timeout: 15_000 }).toBe(1);
  expect(setText.mock.calls[0]?.[1]).not.toBe('2026-01-01');
});
