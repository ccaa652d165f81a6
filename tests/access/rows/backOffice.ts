import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** What the back office keeps: jobs, cities, careers, statuses. */

const unique = () => randomBytes(4).toString('hex');

type Kept = {
  input: (world: World) => Record<string, unknown>;
  make: (db: PrismaClient, world: World) => Promise<{ id: number }>;
};

const kept: Record<'Job' | 'City' | 'Career' | 'ContactRequestStatus', Kept> = {
  Job: {
    input: () => ({ name: `Job ${unique()}`, plural: 'Jobs' }),
    make: (db) => db.job.create({ data: { name: unique(), plural: 'Jobs', slug: unique() } }),
  },
  City: {
    input: ({ around }) => ({ name: `City ${unique()}`, countryId: around.countryId, recommendedPrices: [10] }),
    make: (db, { around }) =>
      db.city.create({
        data: { name: unique(), slug: unique(), countryId: around.countryId, recommendedPrices: [10] },
      }),
  },
  Career: {
    input: () => ({ title: 'Editor', subTitle: 'Full time', description: 'Writes' }),
    make: (db) => db.career.create({ data: { title: 'Editor', subTitle: 'Full time', description: 'Writes' } }),
  },
  ContactRequestStatus: {
    input: () => ({ name: `Status ${unique()}`, description: 'Waits' }),
    make: (db) => db.contactRequestStatus.create({ data: { name: unique(), description: 'Waits' } }),
  },
};

const changes = Object.entries(kept).flatMap(([noun, { input, make }]) => {
  const madeId = async (world: World) => encodeGlobalId(noun, (await make(world.app.services.db, world)).id);
  const save = `mutation ($input: Save${noun}Input!) { save${noun}(input: $input) { __typename } }`;
  const rows: [string, Rows[string]][] = [
    [
      `Mutation.save${noun}`,
      {
        'a new one': { ask: save, variables: (world) => ({ input: input(world) }), answers: adminsOnly('done') },
        'one that is there': {
          ask: save,
          variables: async (world) => ({ input: { ...input(world), id: await madeId(world) } }),
          answers: adminsOnly('done'),
        },
      },
    ],
    [
      `Mutation.delete${noun}`,
      {
        'one that is there': {
          ask: `mutation ($id: ID!) { delete${noun}(input: { id: $id }) { __typename } }`,
          variables: async (world) => ({ id: await madeId(world) }),
          answers: adminsOnly('done'),
        },
      },
    ],
  ];
  return rows;
});

const made = (noun: keyof typeof kept, answers: Rows[string][string]['answers']): Rows[string] => ({
  'one that is there': {
    ask: 'query ($id: ID!) { node(id: $id) { id } }',
    variables: async (world) => ({
      id: encodeGlobalId(noun, (await kept[noun].make(world.app.services.db, world)).id),
    }),
    answers,
  },
});

export const backOfficeRows: Rows = {
  ...Object.fromEntries(changes),
  'Query.careers': {
    'all of them': { ask: '{ careers(first: 5) { edges { node { id } } } }', answers: everyone('seen') },
  },
  'Query.career': {
    'one that is there': {
      ask: 'query ($id: Int!) { career(databaseId: $id) { id } }',
      variables: async (world) => ({ id: (await kept.Career.make(world.app.services.db, world)).id }),
      answers: everyone('seen'),
    },
  },
  'node Career': made('Career', everyone('seen')),
  'Query.contactRequestStatuses': {
    'all of them': {
      ask: '{ contactRequestStatuses { edges { node { id } } } }',
      answers: cells({ rest: 'Forbidden', anonymous: 'SignInRequired', admin: 'seen' }),
    },
  },
  'Query.contactRequestStatus': {
    'one that is there': {
      ask: 'query ($id: Int!) { contactRequestStatus(databaseId: $id) { id } }',
      variables: async (world) => ({ id: (await kept.ContactRequestStatus.make(world.app.services.db, world)).id }),
      answers: adminsOnly('seen'),
    },
  },
  'node ContactRequestStatus': made('ContactRequestStatus', cells({ rest: 'NotFound', admin: 'seen' })),
};
