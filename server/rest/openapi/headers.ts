import { Kind } from 'graphql';
import type { Row } from '../row.ts';
import type { JsonSchema } from './json.ts';

/** The headers that calls share, each described once. */

type Header = { description: string; schema: JsonSchema; example?: string };
type HeaderParameter = Header & { name: string; in: 'header'; required: false };
type Reference = { $ref: string };

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** Headers of requests. */
export const headerParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name for this call, which no other call of the caller has. Sent again within a day, it is not done again: the answer is the ' +
      'stored one. Another request with the same key is a 409, and so is the same one while the first is running. Visitors have no keys.',
    schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
    example: '7d0c5e0a-3f0b-4f6e-9a53-0f6c1f2f8f4e',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the record as it was read, or `*`. If what can be changed of it is not the same any more, nothing happens: 412.',
    schema: text,
    example: '"ztTGa0ydsGp6ehHWwxAuPQ.Ff3T1kcQ9zM0vJb2"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an earlier answer. If the answer is the same, it is not sent again: 304.',
    schema: text,
    example: '"ztTGa0ydsGp6ehHWwxAuPQ.Ff3T1kcQ9zM0vJb2"',
  },
} as const satisfies Record<string, HeaderParameter>;

/** Headers of answers. */
export const answerHeaders = {
  ETag: { description: 'Of this record as this caller sees it, for `If-Match` and `If-None-Match`.', schema: text },
  IdempotencyReplayed: {
    description: '`true` where the answer is the stored one of an earlier call with the same `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimitLimit: { description: 'How many requests the address may send in a minute.', schema: count },
  RateLimitRemaining: { description: 'How many of them are left.', schema: count },
  RateLimitReset: { description: 'After how many seconds all of them are there again.', schema: count },
  RetryAfter: { description: 'After how many seconds to try again.', schema: count },
} as const satisfies Record<string, Header>;

const parameter = (name: keyof typeof headerParameters): Reference => ({ $ref: `#/components/parameters/${name}` });
const header = (name: keyof typeof answerHeaders): Reference => ({ $ref: `#/components/headers/${name}` });

/** What a call may be sent with. */
export const headersTakenBy = (method: string, row: Row): Reference[] => [
  ...(method === 'POST' ? [parameter('IdempotencyKey')] : []),
  ...(row.takesVersion && method !== 'POST' ? [parameter('IfMatch')] : []),
  ...(isTagged(row) ? [parameter('IfNoneMatch')] : []),
];

const limits = {
  'RateLimit-Limit': header('RateLimitLimit'),
  'RateLimit-Remaining': header('RateLimitRemaining'),
  'RateLimit-Reset': header('RateLimitReset'),
};

/** What the answer of a call has. */
export const headersSentBy = (method: string, row: Row): Record<string, Reference> => ({
  ...limits,
  ...(method === 'POST' && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
  ...((isTagged(row) || row.form === 'changed') && { ETag: header('ETag') }),
});

/** What a refusal with this status has. */
export function headersOfRefusal(status: number): { headers?: Record<string, Reference> } {
  if (status === 429) return { headers: { ...limits, 'Retry-After': header('RetryAfter') } };
  return status === 503 ? { headers: { 'Retry-After': header('RetryAfter') } } : {};
}

/** Whether a call reads one record, which has an `ETag`. */
export const isTagged = ({ form, documents }: Pick<Row, 'form' | 'documents'>): boolean =>
  form === 'record' &&
  documents.every(({ definitions }) =>
    definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query'),
  );
