import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import type { GraphRows, Question, RestRow } from './noun.ts';
import { adminsOnly, everyone, type Outcomes } from './outcomes.ts';

/** Rows of the nouns that admins create, change and delete in the same way: jobs, cities, careers and statuses. */

type Make = (fixtures: Fixtures) => Promise<{ id: number }> | { id: number };

export const nodeQuery = 'query ($id: ID!) { node(id: $id) { id } }';

/** An operation on `node(id:)`. */
export const nodeOf = (
  typename: string,
  id: (fixtures: Fixtures, actor: Actor) => Promise<number> | number,
  answers: Outcomes,
): Question => ({
  ask: nodeQuery,
  variables: async (fixtures, actor) => ({ id: encodeGlobalId(typename, await id(fixtures, actor)) }),
  answers,
});

/** An operation without arguments. */
export const plainly = (field: string, answers: Outcomes): Question => ({ ask: `{ ${field} }`, answers });

/** The mutations that save and delete such a record, and its node. */
export function keptByAdmins(
  typename: string,
  make: Make,
  input: (fixtures: Fixtures) => Record<string, unknown>,
  seen: Outcomes = everyone('seen'),
): GraphRows {
  const save = `mutation ($input: Save${typename}Input!) { save${typename}(input: $input) { __typename } }`;
  const remove = `mutation ($id: ID!) { delete${typename}(input: { id: $id }) { __typename } }`;
  const madeId = async (fixtures: Fixtures) => encodeGlobalId(typename, (await make(fixtures)).id);
  return {
    [`Mutation.save${typename}`]: {
      'a new one': { ask: save, variables: (fixtures) => ({ input: input(fixtures) }), answers: adminsOnly('done') },
      'an existing one': {
        ask: save,
        variables: async (fixtures) => ({ input: { ...input(fixtures), id: await madeId(fixtures) } }),
        answers: adminsOnly('done'),
      },
    },
    [`Mutation.delete${typename}`]: {
      'an existing one': {
        ask: remove,
        variables: async (fixtures) => ({ id: await madeId(fixtures) }),
        answers: adminsOnly('done'),
      },
    },
    [`node ${typename}`]: { 'an existing one': nodeOf(typename, async (fixtures) => (await make(fixtures)).id, seen) },
  };
}

/** The mutation that puts all such records in order. */
export function orderedByAdmins(
  typename: string,
  plural: string,
  make: Make,
  all: (fixtures: Fixtures) => Promise<{ id: number }[]>,
): GraphRows {
  return {
    [`Mutation.order${plural}`]: {
      'all of them': {
        ask: `mutation ($ids: [ID!]!) { order${plural}(input: { ids: $ids }) { __typename } }`,
        variables: async (fixtures) => {
          await make(fixtures);
          return { ids: (await all(fixtures)).map(({ id }) => encodeGlobalId(typename, id)) };
        },
        answers: adminsOnly('done'),
      },
    },
  };
}

/** A list without parameters. */
export const listed = (sender: RestRow['sender'], answers?: Outcomes): RestRow => ({
  cases: { 'all of them': { attempt: () => ({}), ...(answers && { answers }) } },
  sender,
});

/** One record, by its id. */
export const read = (sender: RestRow['sender'], make: Make, answers?: Outcomes): RestRow => ({
  cases: {
    'an existing one': {
      attempt: async (fixtures) => ({ path: { id: (await make(fixtures)).id } }),
      ...(answers && { answers }),
    },
  },
  sender,
});

export const created = (body: (fixtures: Fixtures) => object, required: readonly string[]): RestRow => ({
  status: 201,
  cases: { 'a new one': { attempt: (fixtures) => ({ body: body(fixtures) }) } },
  sender: 'admin',
  required,
});

export const changed = (make: Make, body: (fixtures: Fixtures) => object, required: readonly string[]): RestRow => ({
  cases: {
    'an existing one': {
      attempt: async (fixtures) => ({ path: { id: (await make(fixtures)).id }, body: body(fixtures) }),
    },
  },
  sender: 'admin',
  required,
});

export const deleted = (make: Make): RestRow => ({ ...read('admin', make), status: 204 });
