import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

export const differenceList = defineList({
  filters: { state: oneOf('settled') },
  sorts: {},
});

export function differenceVariables(search: URLSearchParams) {
  const { filters, page } = differenceList.variables(search);
  return { ...page, settled: filters.state === 'settled' };
}
