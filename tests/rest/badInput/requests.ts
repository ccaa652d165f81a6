import type { Row } from '../../../server/rest/row.ts';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { table } from '../../../server/rest/table.ts';
import type { Field } from './fields.ts';
import type { ValidRequest, ValidRequests } from './validRequests.ts';
import { jsonOf } from './values.ts';
import type { Sent } from './wire.ts';

export type Call = { call: DocumentedCall; method: string; path: string; row: Row };

const isDocumented = (call: string): call is DocumentedCall => call in table;

export const calls: readonly Call[] = Object.entries<Row>(table).flatMap(([call, row]) => {
  const [method = '', path = ''] = call.split(/ (.*)/);
  return isDocumented(call) ? [{ call, method, path, row }] : [];
});

/** Whether a successful call may change something. */
export const changes = ({ row }: Call): boolean => row.form === 'changed' || row.form === 'gone';

/** The path of the valid request, or with other values, already encoded. */
export const addressOf = ({ path }: Call, validRequest: ValidRequest, others: Record<string, string> = {}): string =>
  path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, name: string) => others[name] ?? encodeURIComponent(validRequest.path?.[name] ?? ''),
  );

/** The valid request itself. */
export function asItIs(call: Call, validRequests: ValidRequests): Sent {
  const validRequest = validRequests[call.call];
  const base = { method: call.method, address: addressOf(call, validRequest) };
  if (validRequest.file)
    return { ...base, headers: { 'content-type': validRequest.file.type }, body: validRequest.file.content };
  if (!validRequest.body) return { ...base, headers: {} };
  return { ...base, headers: { 'content-type': 'application/json' }, body: jsonOf(validRequest.body) };
}

/** The valid request's body with another value for this field, or without it. */
export function bodyWith(validRequest: ValidRequest, path: readonly string[], value: unknown): Record<string, unknown> {
  return replaced(validRequest.body ?? {}, path, value);
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

export const nameOf = ({ path }: Field): string => path.join('.');
