import { getNamedType, isUnionType, Kind, type OperationDefinitionNode } from 'graphql';
import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  PaymentFailed,
  ProofRequired,
  SignInRequired,
  SubscriptionRequired,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedType,
} from '../../domain/core/failures/errors.ts';
import { refusedViewers } from '../../domain/core/viewer/verb.ts';
import { requirementsOf } from '../../graphql/requirementsOf.ts';
import { schema } from '../../graphql/schema.ts';
import type { Row } from '../row.ts';
import { keyGroupsOf } from './access.ts';
import { takenBy } from './input.ts';
import { exactly, type JsonSchema } from './json.ts';

/** How calls are refused, and the possible refusals of each call. */

/** The meaning of each refusal, with an example of its message. */
export const refusals: Record<number, { name: string; description: string; message: string }> = {
  400: {
    name: 'BadInput',
    description: 'Something in the request is wrong. `children` says for each field what.',
    message: 'Please provide a name.',
  },
  401: { name: 'SignInRequired', description: 'Sign-in is required.', message: 'Please log in.' },
  402: {
    name: 'PaymentRequired',
    description: 'A subscription is needed, or the card was refused.',
    message: 'You need a subscription to message job seekers.',
  },
  403: {
    name: 'Forbidden',
    description: 'The role of the viewer has no permission, or the request comes from a page of another site.',
    message: 'You do not have permission to do this.',
  },
  404: {
    name: 'NotFound',
    description: 'There is no such record, or the viewer may not know of it.',
    message: 'Not found.',
  },
  409: {
    name: 'Conflict',
    description:
      'A conflict with existing data: nothing was changed. Or the `Idempotency-Key` belongs to another request, or to one that is running.',
    message: 'This city is still in use.',
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The record was changed after it had the `ETag` of `If-Match`. Nothing was changed.',
    message: 'This record was changed in the meantime. Your changes are not saved yet.',
  },
  413: { name: 'TooLarge', description: 'The body or the file is too large.', message: 'The file is too large.' },
  415: {
    name: 'UnsupportedType',
    description: 'The type of the body or the file is not accepted.',
    message: 'Unsupported Media Type',
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests. Try again later.',
    message: 'Too many requests. Please try again in a minute.',
  },
  503: {
    name: 'Unavailable',
    description: 'A service is not available. Nothing was changed.',
    message: new Unavailable().message,
  },
};

const code: JsonSchema = { type: 'integer', description: 'The status of the answer.' };
const message: JsonSchema = { type: 'string', description: 'A sentence for the person in front of the screen.' };
const errors: JsonSchema = exactly({
  errors: { type: 'array', items: { type: 'string' }, description: 'What is wrong with it, for a person.' },
});

/** Every refusal (docs/product/rest-calls.md, 'Refusals'). */
export const failureSchema: JsonSchema = {
  title: 'Failure',
  ...exactly({ code, message }, 'Why a call was refused.'),
};
export const badInputSchema: JsonSchema = {
  title: 'BadInput',
  ...exactly(
    {
      code,
      message,
      children: { type: 'object', description: 'By the name of the field.', additionalProperties: errors },
    },
    'What is wrong, by field.',
  ),
  required: ['code', 'message'],
};

/** The statuses of the failures in a mutation's result union. */
const statuses = new Map<string, number>(
  [
    InvalidInput.of('', ''),
    new SignInRequired(),
    new ProofRequired(),
    new SubscriptionRequired(),
    new PaymentFailed('', null),
    new Forbidden(),
    new NotFound(),
    new Conflict(),
    new TooLarge('', ''),
    new UnsupportedType('', ''),
    new TooMany(),
    new Unavailable(),
  ].map(({ name, status }) => [name, status] as const),
);

/** Every status with which this call can be refused. */
export function refusalsOf(method: string, row: Row): number[] {
  const { path, query } = takenBy(row);
  const found = new Set<number>([
    429,
    503,
    ...[...row.requirements, ...row.documents.flatMap(requirementsOf)].flatMap((requirement) =>
      [...refusedViewers(requirement).values()].map(({ status }) => status),
    ),
    ...row.documents.flatMap((document) => {
      const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
      return operation ? refusalsIn(operation) : [];
    }),
  ]);
  // A key may be wrong, or not include the call.
  found.add(401);
  if (keyGroupsOf(row).length > 0) found.add(403);
  if (path || query) found.add(400);
  // A parameter in the path may not be an id, or not that of a record.
  if (path) found.add(404);
  if (method === 'POST') found.add(409);
  else if (row.takesVersion) found.add(412);
  if (row.form === 'record') found.add(row.missing);
  // A call that changes something may have an unreadable body, or come from a page of another site.
  if (method !== 'GET') for (const status of [400, 403, 413, 415]) found.add(status);
  return [...found].sort((one, other) => one - other);
}

function refusalsIn({ operation, selectionSet }: OperationDefinitionNode): number[] {
  const root = schema.getRootType(operation);
  return selectionSet.selections.flatMap((selection) => {
    const field = selection.kind === Kind.FIELD ? root?.getFields()[selection.name.value] : undefined;
    if (!field) return [];
    const result = getNamedType(field.type);
    if (!isUnionType(result)) return [];
    return result.getTypes().flatMap(({ name }) => {
      const status = statuses.get(name);
      return status === undefined ? [] : [status];
    });
  });
}
