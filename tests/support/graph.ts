import { type DocumentNode, type ExecutionResult, GraphQLError, parse, subscribe, validate } from 'graphql';
import { pino } from 'pino';
import { domainContext } from '../../server/domain/accounts/context.ts';
import type { Ctx } from '../../server/domain/core/context.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { errorMask } from '../../server/graphql/failures.ts';
import { schema } from '../../server/graphql/schema.ts';
import type { TestApp } from './app.ts';
import { executeBothWays } from './bothWays.ts';
import type { Visitor } from './browserless.ts';

/** Runs GraphQL operations in process, as a given viewer. */

const mask = errorMask(pino({ level: 'error' }));

export const contextFor = (app: TestApp, viewer: Viewer): Ctx => domainContext(app.services, viewer);

/** Caches validation, because sweeps run the same documents for nine actors. */
const known = new Map<string, DocumentNode>();

function checked(source: string): DocumentNode {
  const before = known.get(source);
  if (before) return before;
  const document = parse(source);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${errors.map((error) => error.message).join('\n')}\n${source}`);
  known.set(source, document);
  return document;
}

const masked = (result: ExecutionResult): ExecutionResult =>
  result.errors ? { ...result, errors: result.errors.map(mask) } : result;

export async function askAs(
  app: TestApp,
  viewer: Viewer,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<ExecutionResult> {
  const document = checked(source);
  return masked(await executeBothWays(document, variableValues, () => contextFor(app, viewer)));
}

type Json = ReturnType<typeof JSON.parse>;

/** What a query answers, as clients read it. It has no errors. */
export async function readAs(
  app: TestApp,
  viewer: Viewer,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Json> {
  const { data, errors } = await askAs(app, viewer, source, variables);
  if (errors) throw new Error(errors.join('\n'));
  return JSON.parse(JSON.stringify(data));
}

/** What a mutation answers: what is selected of its payload, or its failure. */
export type Answered = {
  __typename: string;
  message?: string;
  fields?: { field: string; message: string }[];
  [selected: string]: Json;
};

/** A mutation, with an input or without. `failed` is selected of its failure, as a fragment. */
export function mutationText(mutation: string, selected = '', failed = '', hasInput = true): string {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const [variables, args] = hasInput ? [`($input: ${type}Input!)`, '(input: $input)'] : ['', ''];
  return `mutation ${variables} { ${mutation}${args} { __typename
    ... on Failure { message ... on InvalidInput { fields { field message } } } ${failed}
    ${selected && `... on ${type}Payload { ${selected} }`} } }`;
}

export async function mutateAs(
  app: TestApp,
  viewer: Viewer,
  mutation: string,
  input: object,
  selected = '',
  failed = '',
): Promise<Answered> {
  return (await readAs(app, viewer, mutationText(mutation, selected, failed), { input }))[mutation];
}

/** What a visitor's query answers over HTTP. It has no errors. */
export async function readOver(
  visitor: Visitor,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Json> {
  const { data, errors } = await visitor.graphql(source, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

export async function mutateOver(
  visitor: Visitor,
  mutation: string,
  input: object | null = null,
  selected = '',
  failed = '',
): Promise<Answered> {
  const text = mutationText(mutation, selected, failed, input !== null);
  return (await readOver(visitor, text, input ? { input } : {}))[mutation];
}

/** The stream of responses, or the refusal. The caller closes the stream. */
export async function listenAs(
  app: TestApp,
  viewer: Viewer,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<AsyncGenerator<ExecutionResult> | GraphQLError> {
  const document = checked(source);
  const result = await subscribe({ schema, document, variableValues, contextValue: contextFor(app, viewer) });
  if (Symbol.asyncIterator in result) return result;
  const [error] = result.errors ?? [];
  return mask(error ?? new GraphQLError('Neither events nor an error.'));
}
