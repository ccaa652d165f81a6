import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Actor, Fixtures } from '../access/fixtures.ts';
import type { Question, RestRow } from './noun.ts';
import type { Outcomes } from './outcomes.ts';

/** Questions of many nouns, and the REST calls of records that admins create, change and delete. */

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
