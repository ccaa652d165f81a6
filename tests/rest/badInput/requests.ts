import type { DocumentedCall } from '../../../server/rest/calls.ts';
import type { Row } from '../../../server/rest/row.ts';
import { table } from '../../../server/rest/table.ts';
import type { Field } from './fields.ts';
import type { Specimen, Specimens } from './specimens.ts';
import { jsonOf } from './values.ts';
import type { Sent } from './wire.ts';

/** The calls of the table, and requests for them that are a specimen with something else in it. */

export type Call = { call: DocumentedCall; method: string; path: string; row: Row };

const isDocumented = (call: string): call is DocumentedCall => call in table;

export const calls: readonly Call[] = Object.entries<Row>(table).flatMap(([call, row]) => {
  const [method = '', path = ''] = call.split(/ (.*)/);
  return isDocumented(call) ? [{ call, method, path, row }] : [];
});

/** Whether a call that is taken may change something. */
export const changes = ({ row }: Call): boolean => row.form === 'changed' || row.form === 'gone';

/** The path with the specimen's records in it, or with other values, which come encoded. */
export const addressOf = ({ path }: Call, specimen: Specimen, others: Record<string, string> = {}): string =>
  path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, name: string) => others[name] ?? encodeURIComponent(specimen.path?.[name] ?? ''),
  );

/** The specimen itself. */
export function asItIs(call: Call, specimens: Specimens): Sent {
  const specimen = specimens[call.call];
  const base = { method: call.method, address: addressOf(call, specimen) };
  if (specimen.file) return { ...base, headers: { 'content-type': specimen.file.type }, body: specimen.file.content };
  if (!specimen.body) return { ...base, headers: {} };
  return { ...base, headers: { 'content-type': 'application/json' }, body: jsonOf(specimen.body) };
}

/** The specimen's body with another value for this field, or without it. */
export function bodyWith(specimen: Specimen, path: readonly string[], value: unknown): Record<string, unknown> {
  return replaced(specimen.body ?? {}, path, value);
}

function replaced(
  record: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = record[name];
  const held: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...record, [name]: replaced(held, rest, value) };
}

/** How a refusal names the field. */
export const nameOf = ({ path }: Field): string => path.join('.');
