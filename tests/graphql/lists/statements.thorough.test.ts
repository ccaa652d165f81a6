import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
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

/** A list takes the same number of SQL statements for any size, so it does not read row by row. A new list needs an entry. */

const isConnection = (field: GraphQLField<unknown, unknown>) => getNamedType(field.type).name.endsWith('Connection');

const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(isConnection)
      .map((field) => ({ name: `${type.name}.${field.name}`, node: nodeOf(field) })),
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

describe.each(connections)('$name', ({ name, node }) => {
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
