import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { IncomingFile } from '../../media/media.ts';
import { isRecord } from '../persisted.ts';
import { limits, maxValidationErrors, overLimit } from './limits.ts';
import { measure } from './measure.ts';

/**
 * The three steps from a foreign text to an operation, the same over HTTP and over sockets: parseWithin, weighed,
 * validateWithin. The limits bound the cost of each.
 */

/** @throws GraphQLError for a text that is too long or not GraphQL */
export function parseWithin(text: string): DocumentNode {
  if (text.length > limits.query) throw overLimit('query');
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    throw isTokenLimit(error) ? overLimit('tokens') : withCode(error, 'GRAPHQL_PARSE_FAILED');
  }
}

const measured = ['depth', 'aliases', 'directives', 'repeats', 'queries', 'mutations', 'cost'] as const;

/** What clients are told of an operation's cost, in `extensions.cost` of its answer. */
export type Cost = {
  /** The number of fields of the largest possible answer. */
  requested: number;
  /** The highest number that is answered. */
  limit: number;
};

/** The limit that an operation exceeds with these variables, before validation, or null; and its cost, as far as it was measured. */
export function weighed(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: unknown,
): { refusal: GraphQLError | null; cost?: Cost } {
  const given = isRecord(variables) ? variables : {};
  if (!fits(given, limits.variables)) return { refusal: overLimit('variables') };
  const found = measure(schema, document, given);
  const exceeded = measured.find((limit) => found[limit] > limits[limit]);
  const cost = { requested: found.cost, limit: limits.cost };
  return { refusal: exceeded ? overLimit(exceeded) : null, cost };
}

/** A result with its cost. Operations of our own are sent by their id, have no limit, and get none. */
export const withCost = <Result extends { extensions?: Record<string, unknown> }>(
  result: Result,
  cost: Cost | undefined,
): Result => (cost ? { ...result, extensions: { ...result.extensions, cost } } : result);

/** The first errors of a document. */
export function validateWithin(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const errors = validate(schema, document, undefined, { maxErrors: maxValidationErrors });
  return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
}

/** Adds an error code, the same over HTTP and over sockets. */
function withCode<Thrown>(error: Thrown, code: string): Thrown {
  if (error instanceof GraphQLError) error.extensions.code = code;
  return error;
}

const isTokenLimit = (error: unknown): boolean =>
  error instanceof GraphQLError && error.message.endsWith('tokens. Parsing aborted.');

/**
 * Whether a value's JSON, without files, has about that length at most. Stops counting at the limit, however deeply
 * nested.
 */
function fits(value: unknown, characters: number): boolean {
  const open: unknown[] = [value];
  let left = characters;
  while (open.length > 0 && left >= 0) {
    const next = open.pop();
    if (typeof next === 'string') left -= next.length + 2;
    else if (Array.isArray(next)) {
      left -= next.length + 1;
      if (left >= 0) for (const inner of next) open.push(inner);
    } else if (isRecord(next) && !(next instanceof IncomingFile)) {
      for (const key in next) {
        left -= key.length + 4;
        open.push(next[key]);
      }
    } else left -= 4;
  }
  return left >= 0;
}
