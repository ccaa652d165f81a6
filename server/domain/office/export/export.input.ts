/** The lists of the back office that can be exported, as their files are called. */
export const exportNames = [
  'job-seekers',
  'employers',
  'job-offers',
  'contact-requests',
  'introductions',
  'ledger',
  'invoice-register',
  'deferred-revenue',
] as const;

export type ExportName = (typeof exportNames)[number];

/** The rows of the whole file, before the first one is sent. */
export const totalRowsHeader = 'x-total-rows';

/** The route of all files. */
export const exportRoute = '/admin/exports/:file';

/** The address of a file. The filter is the one of the list in the graph; what is null does not filter. */
export function exportPath(name: ExportName, filter: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(filter)) if (value != null) query.set(field, String(value));
  const search = query.toString();
  return `${exportRoute.replace(':file', `${name}.csv`)}${search && `?${search}`}`;
}
