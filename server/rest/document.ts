import { type DocumentNode, parse, validate } from 'graphql';
import { schema } from '../graphql/schema.ts';

/**
 * A GraphQL document of the table, with the fragments that it spreads. Read and validated when the server starts: a row
 * that asks for what is not there is found then.
 */
export function document(...parts: string[]): DocumentNode {
  const parsed = parse([...new Set(parts)].join('\n'), { noLocation: true });
  const [error] = validate(schema, parsed);
  if (error) throw error;
  return parsed;
}
