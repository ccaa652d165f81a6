import type { ExecutionResult } from 'graphql';
import { z } from 'zod';
import { foreign, positionOf } from './cursors.ts';
import { failureBody, failureOf, inSnakeCase } from './failure.ts';
import { isVersion, present } from './forms.ts';
import type { Paging } from './parameters.ts';
import type { Answer, Question, Row } from './row.ts';

const edges = z.array(z.object({ node: z.unknown() }));
const connection = z.object({ edges, totalCount: z.int() });
const byCursor = z.object({
  edges,
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

/** A failure in a mutation's result union. Every other member is a payload. */
const failure = z.object({
  __typename: z.string(),
  message: z.string(),
  code: z.int(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  retryAfter: z.int().nullish(),
});

/**
 * Converts a result of the graph to the documented response of a call.
 * @param isConditional whether it was to change a certain version only
 */
export function answerOf(
  row: Row,
  result: ExecutionResult,
  { page: paging, cursorPage }: Pick<Question, 'page' | 'cursorPage'>,
  isConditional = false,
): Answer {
  const [error] = result.errors ?? [];
  if (error) {
    const { code, status, fields, retryAfter } = refusal.parse(error.extensions);
    // The row has already validated the request, so the graph has no details that the client would understand.
    if (code === 'BAD_USER_INPUT') return { status: 400, body: failureBody(400, 'The request is not valid.') };
    // A cursor that was made up, behind the mark of its list.
    if (cursorPage && fields?.some(({ field }) => field === 'after')) return { status, body: failureOf(foreign()) };
    return { status, body: failureBody(status, error.message, fields, nameIn(row)), retryAfter };
  }
  const value: unknown = result.data?.answer;
  if (row.form === 'changed' || row.form === 'gone') return changeOf(row, value, isConditional);
  if (cursorPage) {
    const { edges, pageInfo } = byCursor.parse(value);
    return { status: 200, body: { data: edges.map(({ node }) => present(node)), ...positionOf(cursorPage, pageInfo) } };
  }
  if (row.form === 'list') {
    const { rows, totalCount } = pageIn(value, paging);
    return { status: 200, body: { data: rows.map(present), pagination: paginationOf(paging, totalCount) } };
  }
  if (row.form === 'plain') return { status: row.status, body: present(value) };
  return recordOf(row, value);
}

/** Where a page stands in its list. */
export const paginationOf = ({ page, page_size }: Paging, totalCount: number) => ({
  current: page,
  last: Math.max(1, Math.ceil(totalCount / page_size)),
  totalCount,
});

/** A page from the graph, or one page of a short list that the graph returns whole. */
function pageIn(value: unknown, { page, page_size }: Paging): { rows: unknown[]; totalCount: number } {
  if (Array.isArray(value)) {
    return { rows: value.slice((page - 1) * page_size, page * page_size), totalCount: value.length };
  }
  const { edges, totalCount } = connection.parse(value);
  return { rows: edges.map(({ node }) => node), totalCount };
}

/** The record itself, or the `record` field of a payload. */
function recordOf(row: Row, value: unknown): Answer {
  const found = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  if (typeof found === 'object' && found !== null) {
    const { version, record } = versioned(found);
    const documented = present(record);
    return { status: row.status, body: row.shape ? row.shape.value(documented) : documented, version };
  }
  if (found !== null && found !== undefined) return { status: row.status, body: found };
  const message = row.missing === 401 ? 'Please log in.' : 'Not found.';
  return { status: row.missing, body: failureBody(row.missing, message) };
}

/** A record without its version, which has an alias that begins with an underscore. */
function versioned(found: object): { version?: string; record: object } {
  const all = Object.entries(found);
  const [version] = all.flatMap(([alias, value]) => (isVersion(alias) && value !== null ? [String(value)] : []));
  return { version, record: Object.fromEntries(all.filter(([alias]) => !isVersion(alias))) };
}

/** The call's name for a field of the graph's input. */
export const nameIn = (row: Pick<Row, 'names'>) => (field: string) => row.names[field] ?? inSnakeCase(field);

/** The extensions of a thrown failure. A bug has none and is a 500. */
const refusal = z.object({
  code: z.unknown().optional(),
  status: z.int().catch(500),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  retryAfter: z.int().nullish(),
});

function changeOf(row: Row, value: unknown, isConditional: boolean): Answer {
  const failed = failure.safeParse(value);
  if (failed.success) {
    const { __typename, message, fields, retryAfter } = failed.data;
    const isOutdated = __typename === 'Outdated' || (__typename === 'Conflict' && row.form === 'changed');
    const code = isConditional && isOutdated ? 412 : failed.data.code;
    return { status: code, body: failureBody(code, message, fields, nameIn(row)), retryAfter };
  }
  return row.form === 'gone' ? { status: row.status, body: undefined } : recordOf(row, value);
}
