import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { typesForEveryKey, typesForPeople, typesOfGroups } from '../../server/graphql/keyGroups.ts';
import { schema } from '../../server/graphql/schema.ts';

/** Which key may read what, and write by what, is declared for the whole graph. */

/** Of a page the records count, and what a mutation returns consists of other types. */
const isOwnType = (name: string): boolean => !name.startsWith('__') && !/(?:Connection|Edge|Payload)$/.test(name);

it('each type belongs to one group of keys, or to every key', () => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .map(({ name }) => name)
    .filter(isOwnType);
  const declared = [...Object.values(typesOfGroups).flat(), ...typesForPeople, ...typesForEveryKey];
  const abstract = ['ChatEvent', 'Failure', 'InboxEvent', 'User'];
  expect([...declared].sort()).toEqual([...types, ...abstract].sort());
});

it('each mutation says whether keys may use it, by the verb that it stands for', () => {
  const silent = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ extensions }) => !('keyGroup' in extensions))
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});
