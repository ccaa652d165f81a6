import { type DocumentNode, parse, validate } from 'graphql';
import { schema } from '../graphql/schema.ts';
import { Failed } from './fragments.ts';

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

/** One record by its global id, `$id`, as the fragment called `name` has it. */
export const recordOf = (name: string, ...fragments: string[]): DocumentNode =>
  document(`query ($id: ID!) { answer: node(id: $id) { ...${name} } }`, ...fragments);

/**
 * A page of a connection, by `$first` and `$after`.
 * @param field the connection of the graph, as in `jobOffers`
 * @param args its other arguments with their types, as in `{ reverse: 'Boolean!' }`
 * @param name the fragment that has each record
 */
export function pageOfRecords(
  field: string,
  args: Record<string, string>,
  name: string,
  ...fragments: string[]
): DocumentNode {
  const entries = Object.entries({ first: 'Int!', after: 'String', ...args });
  const variables = entries.map(([arg, type]) => `$${arg}: ${type}`).join(', ');
  const values = entries.map(([arg]) => `${arg}: $${arg}`).join(', ');
  return document(
    `query (${variables}) { answer: ${field}(${values}) { totalCount edges { node { ...${name} } } } }`,
    ...fragments,
  );
}

/**
 * A change by `$input`, or why it was refused.
 * @param mutation of the graph, as in `saveJob`
 * @param payload what of its payload is the answer: a `record`, as in `record: job { ...Job }`, or fields of its own
 */
export function change(mutation: string, payload: string, ...fragments: string[]): DocumentNode {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return document(
    `mutation ($input: ${type}Input!) {
      answer: ${mutation}(input: $input) { ... on ${type}Payload { ${payload} } ...Failed }
    }`,
    ...fragments,
    Failed,
  );
}
