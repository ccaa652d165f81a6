import { type DocumentNode, parse } from 'graphql';
import { encodeGlobalId } from '../graphql/globalId.ts';
import { schema } from '../graphql/schema.ts';
import { byId } from './body.ts';
import { notePageOfRecords } from './cursors.ts';
import { Failed, people } from './fragments.ts';

/** How many records the lists within a record hold: fewer in each record of a list, which has many records. */
const largestInRecord = 100;
const largestInList = 10;

/**
 * A GraphQL document of the table, with the fragments that it spreads. `tests/rest/openapi.test.ts` validates all of them;
 * doing that at each start would take a tenth of its time.
 */
export const document = (...parts: string[]): DocumentNode => parsed(parts, largestInRecord);

/** @param largest replaces `$largest` in the fragments */
function parsed(parts: string[], largest: number): DocumentNode {
  const text = [...new Set(parts)].join('\n').replaceAll('$largest', String(largest));
  return parse(text, { noLocation: true });
}

/** One record by its global id, `$id`, as the fragment has it that is called like its type. */
export const recordOf = (name: string, ...fragments: string[]): DocumentNode =>
  document(
    `query ($id: ID!) { answer: node(id: $id) { ...${name} ... on ${name} { _version: version } } }`,
    ...fragments,
  );

/**
 * A page of a connection, by `$first` and `$after`; where the connection knows it, of what changed `$updatedSince`.
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
  const asked = schema.getQueryType()?.getFields()[field];
  const tellsChanges = asked?.args.some(({ name }) => name === 'updatedSince') ?? false;
  const since = tellsChanges && { updatedSince: 'DateTime' };
  const entries = Object.entries({ first: 'Int!', after: 'String', ...args, ...since });
  const variables = entries.map(([arg, type]) => `$${arg}: ${type}`).join(', ');
  const values = entries.map(([arg]) => `${arg}: $${arg}`).join(', ');
  const asking = (place: string) => {
    const query = `query (${variables}) { answer: ${field}(${values}) { ${place} edges { node { ...${name} } } } }`;
    return parsed([query, ...fragments], largestInList);
  };
  const page = asking('totalCount');
  const byCursor = asking('pageInfo { hasNextPage endCursor }');
  notePageOfRecords(page, { list: `${field} ${name}`, byCursor, tellsChanges });
  return page;
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

/** The common part of all calls that delete: the record's type in the graph and its mutation. */
export const deletion = (typename: string, mutation = `delete${typename}`) => ({
  input: byId,
  document: change(mutation, '__typename'),
  variables: ({ path }: { path: { id: number } }) => ({ input: { id: encodeGlobalId(typename, path.id) } }),
});

/** Actions of admins that are the same for job seekers and employers. */

export const AnyUser = `fragment AnyUser on User {
  ...Candidate
  ...Employer
  ...Admin
  ... on JobSeeker { _profileVersion: profileVersion }
  ... on Employer { _version: version }
}`;

export const sendEmail = change('sendEmail', 'record: user { ...AnyUser }', AnyUser, ...people);
