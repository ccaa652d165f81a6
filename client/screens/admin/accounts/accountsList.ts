import type { Codec } from '../../../app/routing/path.ts';
import { defineList } from '../../../features/core/list/defineList.ts';

/** '2026-11'. */
const month: Codec<string> = {
  read: (text) => (/^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null),
  write: (text) => text,
};

/** Without a month it is this one. */
export const accountsList = defineList({ filters: { month }, sorts: {} });

export const accountsVariables = (search: URLSearchParams) => ({
  month: accountsList.variables(search).filters.month,
});
