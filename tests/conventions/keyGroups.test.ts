import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';

/** Which key may read what, and write by what, is declared for the whole graph. */

/** Of a page the records count, and what a mutation returns consists of other types. */
const isOwnType = (name: string): boolean => !name.startsWith('__') && !/(?:Connection|Edge|Payload)$/.test(name);

it('each type says by which keys it is read', () => {
  const silent = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name, extensions }) => isOwnType(name) && !('keyGroup' in extensions));
  const held = silent.filter((type) => type.getInterfaces().some(({ name }) => name === 'Failure'));
  expect(silent.filter((type) => !held.includes(type)).map(({ name }) => name)).toEqual([
    'Mutation',
    'PageInfo',
    'Query',
    'Subscription',
  ]);
});

it('each mutation says whether keys may use it, by the verb that it stands for', () => {
  const silent = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ extensions }) => !('keyGroup' in extensions))
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});
