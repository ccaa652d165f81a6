import { type GraphQLField, getNamedType, isListType, isNonNullType, isRequiredArgument } from 'graphql';
import { isOrderedType, officeRecords, typenameOf } from '../../server/domain/core/catalog/officeRecords.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { GraphRows, Noun } from './noun.ts';
import { adminsOnly, everyone, outcomes } from './outcomes.ts';
import { type SampleType, samples, sampleTypes } from './samples.ts';

/** The small records that admins keep: their mutations, their nodes, and the queries of all of them and of one. */

const queries: GraphQLField<unknown, unknown>[] = Object.values(schema.getQueryType()?.getFields() ?? {});
const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** The fields of `Query` that list these records: those in pages first. */
export const listsOf = (type: SampleType) => ({
  inPages: queries.filter((field) => getNamedType(field.type).name === `${typenameOf(type)}Connection`),
  atOnce: queries.filter((field) => getNamedType(field.type).name === typenameOf(type) && isList(field)),
});

const plural = (type: SampleType): string => {
  const field = listsOf(type).inPages[0]?.name ?? '';
  return field.charAt(0).toUpperCase() + field.slice(1);
};

function rowsOf(type: SampleType): GraphRows {
  const { input, isPublic } = samples[type];
  const typename = typenameOf(type);
  const seen = isPublic ? everyone('seen') : adminsOnly('seen');
  const found = isPublic ? everyone('seen') : outcomes({ rest: 'NotFound', admin: 'seen' });
  const made = async (fixtures: Fixtures) => (await make.record(type)(fixtures)).id;
  const madeId = async (fixtures: Fixtures) => encodeGlobalId(typename, await made(fixtures));
  const save = `mutation ($input: Save${typename}Input!) { save${typename}(input: $input) { __typename } }`;
  const values = ({ catalog }: Fixtures) => input(make.unique(), catalog);
  const { inPages, atOnce } = listsOf(type);
  const one = queries.find(
    ({ name, args: [key] }) => name === officeRecords[type].model && key && isRequiredArgument(key),
  );
  return {
    [`Mutation.save${typename}`]: {
      'a new one': { ask: save, variables: (fixtures) => ({ input: values(fixtures) }), answers: adminsOnly('done') },
      'an existing one': {
        ask: save,
        variables: async (fixtures) => ({ input: { ...values(fixtures), id: await madeId(fixtures) } }),
        answers: adminsOnly('done'),
      },
    },
    [`Mutation.delete${typename}`]: {
      'an existing one': {
        ask: `mutation ($id: ID!) { delete${typename}(input: { id: $id }) { __typename } }`,
        variables: async (fixtures) => ({ id: await madeId(fixtures) }),
        answers: adminsOnly('done'),
      },
    },
    ...(isOrderedType(type) && {
      [`Mutation.order${plural(type)}`]: {
        'all of them': {
          ask: `mutation ($ids: [ID!]!) { order${plural(type)}(input: { ids: $ids }) { __typename } }`,
          variables: async (fixtures) => {
            const ids = [await made(fixtures), await made(fixtures)];
            const all = await make.ordered(fixtures, type);
            return {
              ids: [...ids, ...all.filter((id) => !ids.includes(id))].map((id) => encodeGlobalId(typename, id)),
            };
          },
          answers: adminsOnly('done'),
        },
      },
    }),
    [`node ${typename}`]: { 'an existing one': nodeOf(typename, made, found) },
    ...Object.fromEntries(
      inPages.map(({ name }) => [
        `Query.${name}`,
        { 'all of them': plainly(`${name} { edges { node { id } } }`, seen) },
      ]),
    ),
    ...Object.fromEntries(
      atOnce.map(({ name }) => [`Query.${name}`, { 'all of them': plainly(`${name} { id }`, seen) }]),
    ),
    ...(one && {
      [`Query.${one.name}`]: {
        'an existing one': {
          ask: `query ($id: Int!) { ${one.name}(databaseId: $id) { id } }`,
          variables: async (fixtures) => ({ id: await made(fixtures) }),
          answers: seen,
        },
      },
    }),
  };
}

export const officeRecord = {
  graph: Object.assign({}, ...sampleTypes.map(rowsOf)),
  makeSpare: (fixtures) => Promise.all(sampleTypes.map((type) => make.record(type)(fixtures))),
} satisfies Noun;
