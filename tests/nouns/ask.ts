import {
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import { operationOf, rootFields } from '../access/wholeGraph.ts';
import type { Attempt } from '../rest/call.ts';
import type { Asked, Given, MakeRecord, Noun, Question, RestCase, Row } from './noun.ts';
import type { Outcomes } from './outcomes.ts';

/** The operations and requests that the rows of nouns stand for. */

const idIn = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : record;

export const numberOf =
  (made: MakeRecord) =>
  async (fixtures: Fixtures, actor: Actor): Promise<number> =>
    Number(idIn(await made(fixtures, actor)));

export const idOf =
  (typename: string, made: MakeRecord) =>
  async (fixtures: Fixtures, actor: Actor): Promise<string> =>
    encodeGlobalId(typename, await numberOf(made)(fixtures, actor));

/** What is given, or the integer id of the record that was made. */
async function madeOf(given: Given | MakeRecord, fixtures: Fixtures, actor: Actor): Promise<object | number> {
  const made = typeof given === 'function' ? await given(fixtures, actor) : given;
  const id = idIn(made);
  if (typeof id === 'number' || typeof made === 'number') return Number(id);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(made))
    values[name] = typeof value === 'function' ? await value(fixtures, actor) : value;
  return values;
}

/** A selection by which an answer can be told from another: the ids of records, or the first field that is a value. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (!isObjectType(type) && !isInterfaceType(type)) return '{ __typename }';
  const { edges, node, id, databaseId, ...others } = type.getFields();
  if (edges) return `{ edges ${selectionOf(edges.type)} }`;
  if (node) return `{ node ${selectionOf(node.type)} }`;
  if (id || databaseId) return `{ ${id ? 'id' : ''} ${databaseId ? 'databaseId' : ''} }`;
  const free = Object.values(others).filter(({ args }) => !args.some(isRequiredArgument));
  const chosen = free.find((field) => isLeafType(getNamedType(field.type))) ?? free[0];
  return chosen ? `{ ${chosen.name} ${selectionOf(chosen.type)} }` : '{ __typename }';
}

/** The operation that a row of a noun stands for. */
export function questionOf(name: string, row: Row): Question {
  const { given = {}, select, ...rest }: Asked = 'answers' in row ? row : { given: row[0], answers: row[1] };
  const typename = name.startsWith('node ') ? name.slice('node '.length) : null;
  const root = rootFields[typename === null ? name : 'Query.node'];
  // A test of its own complains about the row.
  if (!root) return { ...rest, ask: '' };
  const { kind, field } = root;
  return {
    ...rest,
    ask: operationOf(root, kind === 'query' ? (select ?? selectionOf(field.type)) : '{ __typename }'),
    variables: async (fixtures, actor) => {
      const made = await madeOf(given, fixtures, actor);
      if (typeof made === 'number')
        return typename === null ? { databaseId: made } : { id: encodeGlobalId(typename, made) };
      return kind === 'mutation' && field.args.length > 0 ? { input: made } : { ...made };
    },
  };
}

export const attemptOf =
  ({ path, query, body, file }: Pick<RestCase, 'path' | 'query' | 'body' | 'file'>) =>
  async (fixtures: Fixtures, actor: Actor): Promise<Attempt> => {
    const ids: Record<string, string | number> = {};
    for (const [name, id] of Object.entries(path ?? {})) {
      const made = typeof id === 'function' ? idIn(await id(fixtures, actor)) : id;
      ids[name] = typeof made === 'number' ? made : String(made);
    }
    return {
      ...(path && { path: ids }),
      ...(query !== undefined && { query: typeof query === 'function' ? query(fixtures) : query }),
      ...(body && { body: await madeOf(body, fixtures, actor) }),
      ...(file && { file: await file() }),
    };
  };

/** Rows with one subject each, which have the same answers: what it is, and what is given. */
export const rowsFor = (
  answers: Outcomes,
  rows: Readonly<Record<string, readonly [subject: string, given?: Asked['given']]>>,
): Noun['graph'] =>
  Object.fromEntries(
    Object.entries(rows).map(([field, [subject, given]]) => [
      field,
      { [subject]: { ...(given && { given }), answers } },
    ]),
  );
