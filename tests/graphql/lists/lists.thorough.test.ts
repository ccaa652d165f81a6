import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { schema } from '../../../server/graphql/schema.ts';
import { askAs } from '../../support/graph.ts';
import { statementsOf } from '../../support/statements.ts';
import { type Crowd, makeCrowd } from './crowd.ts';
import { lists, operationOf } from './lists.ts';

/**
 * Every list of the graph, among many rows: it is complete page by page, and takes the same number of SQL statements for any size, so it does
 * not read row by row. A new list needs an entry. What pages do while rows are added and removed: server/graphql/keyset.test.ts.
 */

const isConnection = (field: GraphQLField<unknown, unknown>) => getNamedType(field.type).name.endsWith('Connection');

const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(isConnection)
      .map((field) => ({ name: `${type.name}.${field.name}`, field, node: nodeOf(field) })),
  );

function nodeOf(connection: GraphQLField<unknown, unknown>): GraphQLNamedType {
  const typeOf = (type: GraphQLNamedType, field: string): GraphQLNamedType => {
    const found = isObjectType(type) ? type.getFields()[field] : undefined;
    if (!found) throw new Error(`${type.name} has no ${field}.`);
    return getNamedType(found.type);
  };
  return typeOf(typeOf(getNamedType(connection.type), 'edges'), 'node');
}

/** All fields of a type without required arguments, `depth` objects deep, without other lists. */
function everything(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return '__typename';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || isConnection(field)) return [];
    if (isLeafType(of)) return [field.name];
    return depth > 0 ? [`${field.name} { ${everything(of, depth - 1)} }`] : [];
  });
  return ['__typename', ...fields].join(' ');
}

let crowd: Crowd;
beforeAll(async () => {
  crowd = await makeCrowd();
}, 180_000);
afterAll(() => crowd.app.stop());

it('every connection of the graph has an entry, and there are no others', () => {
  expect(Object.keys(lists).sort()).toEqual(connections.map(({ name }) => name).sort());
});

/** Each order of a list, as arguments. Who asks for a text has the best match first, if no order is named. */
function ordersOf({ args }: GraphQLField<unknown, unknown>): string[] {
  const typeOf = (name: string) => getNamedType(args.find((one) => one.name === name)?.type);
  const [sort, filter] = [typeOf('sort'), typeOf('filter')];
  const sorts = isEnumType(sort) ? sort.getValues().map(({ name }) => `sort: ${name}`) : [''];
  const orders = typeOf('reverse') ? sorts.flatMap((one) => [`${one} reverse: false`, `${one} reverse: true`]) : sorts;
  const isSearched = isInputObjectType(filter) && 'q' in filter.getFields();
  return isSearched ? [...orders, 'filter: { q: "a" }'] : orders;
}

type Page = {
  totalCount: number;
  edges: { node: object }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
};
const isPage = (value: object): value is Page => 'edges' in value;

const pageIn = (value: object): Page => (isPage(value) ? value : pageIn(Object(Object.values(value)[0])));

describe.each(connections)('$name', ({ name, field, node }) => {
  it('has each row once, page by page, forward and backward, in each of its orders', async () => {
    const list = lists[name];
    if (!list) throw new Error(`${name} has no row.`);
    const row = isObjectType(node) && 'id' in node.getFields() ? 'id' : '__typename';
    const selection = `{ totalCount edges { cursor node { ${row} } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`;
    for (const order of ordersOf(field)) {
      const read = async (page: string): Promise<Page> => {
        const source = operationOf(name, list, selection, crowd, `${page} ${order}`);
        const { data, errors } = await askAs(crowd.app, (list.as[0] ?? expect.fail())(crowd), source);
        expect(errors, order).toBeUndefined();
        return pageIn(data ?? {});
      };
      const [forward, backward]: [object[], object[]] = [[], []];
      for (let cursor: string | null = '', size = 40; cursor !== null; ) {
        const page = await read(`first: ${size}${cursor && ` after: "${cursor}"`}`);
        forward.push(...page.edges.map((edge) => edge.node));
        cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      }
      for (let cursor: string | null = '', size = 40; cursor !== null; ) {
        const page = await read(`last: ${size}${cursor && ` before: "${cursor}"`}`);
        backward.unshift(...page.edges.map((edge) => edge.node));
        cursor = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
      }
      expect(backward, order).toEqual(forward);
      expect(forward, order).toHaveLength((await read('first: 1')).totalCount);
      if (row === 'id') expect(new Set(forward.map((one) => JSON.stringify(one))).size, order).toBe(forward.length);
    }
  });

  it('takes the same number of SQL statements for fifty rows as for five, with all of its fields', async () => {
    const list = lists[name];
    if (!list) throw new Error(`${name} has no row.`);
    const edges = `{ totalCount edges { isRow: __typename node { ${everything(node, 2)} } } }`;
    const source = operationOf(name, list, edges, crowd);
    const statements = async (viewer: Viewer, first: number) => {
      let rows = 0;
      const sent = await statementsOf(async () => {
        const { data, errors } = await askAs(crowd.app, viewer, source, { first });
        expect(errors).toBeUndefined();
        rows = JSON.stringify(data).split('"isRow"').length - 1;
      });
      expect(rows).toBe(first);
      return sent;
    };
    for (const as of list.as) {
      const five = await statements(as(crowd), 5);
      const fifty = await statements(as(crowd), 50);
      expect(fifty, fifty.join('\n')).toHaveLength(five.length);
    }
  });
});
