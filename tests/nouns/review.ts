import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { inState, makeJobOffer } from '../support/factories.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Reviews are for admins; of a rejection its author reads the reason. */

async function waiting(fixtures: Fixtures): Promise<{ id: number }> {
  const { id } = await make.jobSeeker(fixtures, false);
  return fixtures.app.services.db.review.findUniqueOrThrow({ where: { jobSeekerId: id }, select: { id: true } });
}

const decision = (name: string, input: string): Question => ({
  ask: `mutation ($id: ID!) { ${name}(input: { id: $id, version: 1${input} }) { __typename } }`,
  variables: async (fixtures) => ({ id: encodeGlobalId('Review', (await waiting(fixtures)).id) }),
  answers: adminsOnly('done'),
});

export const review = {
  graph: {
    'node Review': {
      'of a profile': nodeOf(
        'Review',
        async (fixtures) => (await waiting(fixtures)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.reviews': { 'all of them': plainly('reviews { edges { node { id } } }', adminsOnly('seen')) },
    'Query.reviewNeighbours': {
      'of an existing one': {
        ask: 'query ($id: Int!) { reviewNeighbours(databaseId: $id) { next } }',
        variables: async (fixtures) => ({ id: (await waiting(fixtures)).id }),
        answers: adminsOnly('seen'),
      },
    },
    'Query.review': {
      'an existing one': {
        ask: 'query ($id: Int!) { review(databaseId: $id) { id } }',
        variables: async (fixtures) => ({ id: (await waiting(fixtures)).id }),
        answers: adminsOnly('seen'),
      },
    },
    'Mutation.approveReview': { 'of a new profile': decision('approveReview', '') },
    'Mutation.rejectReview': { 'of a new profile': decision('rejectReview', ', reason: "Please add a photo"') },
  },
  hidden: ({ app, catalog, people }) => {
    const { db } = app.services;
    const rejected = { state: 'REJECTED', decidedAt: app.clock.now } as const;
    return {
      'why a profile was rejected': {
        set: (reason) => {
          const jobSeekerId = people.jobSeeker.id;
          const data = { ...rejected, reason };
          return db.review.upsert({ where: { jobSeekerId }, create: { ...data, jobSeekerId }, update: data });
        },
        seenBy: ['jobSeeker', 'admin'],
        seenOverRest: [],
      },
      'why a job offer was rejected': {
        set: async (reason) => {
          const offer = await makeJobOffer(db, catalog, { employerId: people.employer.id, ...inState('DRAFT') });
          return db.review.create({ data: { ...rejected, jobOfferId: offer.id, reason } });
        },
        seenBy: ['employer', 'admin'],
        seenOverRest: [],
      },
    };
  },
} satisfies Noun;
