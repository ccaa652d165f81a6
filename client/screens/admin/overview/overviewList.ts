import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

/** The periods of the overview in days; 30 unless the address says otherwise. */
export const periods = { '7': '7 days', '90': '90 days', '365': 'One year' } as const;

export const overviewList = defineList({ filters: { days: oneOf('7', '90', '365'), city: id, job: id }, sorts: {} });

export function overviewVariables(search: URLSearchParams) {
  const { days, city, job } = overviewList.variables(search).filters;
  return { days: Number(days ?? 30), city, job };
}
