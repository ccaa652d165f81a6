import fc, { type Arbitrary } from 'fast-check';
import { type GraphQLField, isRequiredArgument } from 'graphql';
import { schema } from '../../server/graphql/schema.ts';
import { everythingOf } from '../access/allObjects.ts';
import { anyValue } from './anyInput.ts';

export type RootField = {
  kind: 'query' | 'mutation' | 'subscription';
  field: GraphQLField<unknown, unknown>;
};

export const rootFields: RootField[] = (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  return root ? Object.values(root.getFields()).map((field) => ({ kind, field })) : [];
});

/** An operation with all arguments of the field as variables, and all that it selects to this depth. */
export function textOf({ kind, field }: RootField, depth: number): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = everythingOf(field.type, depth) ?? '';
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

export const variablesOf = ({ field }: RootField): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, anyValue(type, name, field.name)])), {
    requiredKeys: field.args.filter(isRequiredArgument).map(({ name }) => name),
  });
