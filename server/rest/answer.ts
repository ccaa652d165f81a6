import type { ExecutionResult } from 'graphql';
import { z } from 'zod';
import { failureBody } from './failure.ts';
import type { Paging } from './parameters.ts';
import type { Row } from './row.ts';

export type Answer = { status: number; body: unknown };

const connection = z.object({ edges: z.array(z.object({ node: z.unknown() })), totalCount: z.int() });

/** The ends of a mutation: a payload with its `record`, or a failure. */
const ending = z.union([
  z.object({
    message: z.string(),
    code: z.int(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
  z.object({ record: z.unknown() }),
  z.object({}),
]);

/** Turns what the graph has answered into the documented answer of a call. */
export function answerOf(row: Row, result: ExecutionResult, pageOf: () => Paging): Answer {
  const [error] = result.errors ?? [];
  if (error) {
    const { status, fields } = refusal.parse(error.extensions);
    return { status, body: failureBody(status, error.message, fields, row.names) };
  }
  const value: unknown = result.data?.answer;
  if (row.form === 'changed' || row.form === 'gone') return changeOf(row, value);
  if (row.form === 'list') {
    const { edges, totalCount } = connection.parse(value);
    const { page, page_size } = pageOf();
    const pagination = { current: page, last: Math.max(1, Math.ceil(totalCount / page_size)), totalCount };
    return { status: 200, body: { data: edges.map(({ node }) => node), pagination } };
  }
  if (row.form === 'plain') return { status: row.status, body: value };
  return recordOf(row, value);
}

/** The record itself, or the `record` of what holds it. */
function recordOf(row: Row, value: unknown): Answer {
  const found = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  if (found !== null && found !== undefined) return { status: row.status, body: found };
  const message = row.missing === 401 ? 'Please sign in.' : 'Not found.';
  return { status: row.missing, body: failureBody(row.missing, message) };
}

/** What a thrown failure says of itself; a bug says nothing, and is one of ours. */
const refusal = z.object({
  status: z.int().catch(500),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

function changeOf(row: Row, value: unknown): Answer {
  const end = ending.parse(value);
  if ('code' in end) return { status: end.code, body: failureBody(end.code, end.message, end.fields, row.names) };
  if (row.form === 'gone') return { status: row.status, body: undefined };
  return recordOf(row, end);
}
