import type { Rating } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, everyone, jobSeekersOnly, registeredEmployers, theseAndAdmins } from './outcomes.ts';

/** Employers rate after a chat; everyone sees ratings, and hidden ones their employer, their job seeker and admins. */

/** A rating of the actor `jobSeeker` by the actor `employer`, unless the data says otherwise. */
export async function ratingOf({ app, people }: Fixtures, data: Partial<Omit<Rating, 'id'>> = {}): Promise<Rating> {
  const { db, now } = app.services;
  const pair = { employerId: people.employer.id, jobSeekerId: people.jobSeeker.id, ...data };
  await db.rating.deleteMany({ where: { employerId: pair.employerId, jobSeekerId: pair.jobSeekerId } });
  return db.rating.create({ data: { stars: 4, changedAt: now(), createdAt: now(), ...data, ...pair } });
}

export const hiddenRating = (fixtures: Fixtures, data: Partial<Rating> = {}) =>
  ratingOf(fixtures, { hiddenAt: fixtures.app.clock.now, ...data });
const globalId = async (rating: Promise<Rating>) => ({ id: encodeGlobalId('Rating', (await rating).id) });

const rate = `mutation ($id: ID!) { rateJobSeeker(input: { jobSeeker: $id, stars: 5 }) { __typename } }`;
const reply = `mutation ($id: ID!) { replyToRating(input: { id: $id, reply: "Thank you" }) { __typename } }`;

/** The job seeker and the employer of `premium` have both written; in the other chats only an admin has. */
async function bothHaveWritten({ app, people, contacts }: Fixtures): Promise<void> {
  const { chatId } = contacts.premium;
  await app.services.db.message.createMany({
    data: [people.premium, people.jobSeeker].map(({ id }) => ({ chatId, userId: id, text: 'Hello' })),
  });
  await app.services.db.rating.deleteMany({ where: { employerId: people.premium.id } });
}

export const rating = {
  graph: {
    'node Rating': {
      'that is public': nodeOf('Rating', async (fixtures) => (await ratingOf(fixtures)).id, everyone('seen')),
      'that is hidden': nodeOf(
        'Rating',
        async (fixtures) => (await hiddenRating(fixtures)).id,
        theseAndAdmins(['jobSeeker', 'employer'], 'seen'),
      ),
    },
    'Mutation.rateJobSeeker': {
      'after a chat of one of them': {
        ask: rate,
        variables: async (fixtures) => {
          await bothHaveWritten(fixtures);
          return { id: encodeGlobalId('JobSeeker', fixtures.people.jobSeeker.id) };
        },
        answers: { ...registeredEmployers('Conflict'), premium: 'done' },
      },
      'who is not public': {
        ask: rate,
        variables: async (fixtures) => ({
          id: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures, false)).id),
        }),
        answers: registeredEmployers('NotFound'),
      },
    },
    'Mutation.removeRating': {
      'an existing one': {
        ask: 'mutation ($id: ID!) { removeRating(input: { id: $id }) { __typename } }',
        variables: (fixtures) => globalId(ratingOf(fixtures)),
        answers: registeredEmployers('done'),
      },
    },
    'Mutation.replyToRating': {
      'an existing one': {
        ask: reply,
        variables: (fixtures) => globalId(ratingOf(fixtures)),
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      },
      'that has a reply': {
        ask: reply,
        variables: (fixtures) => globalId(ratingOf(fixtures, { reply: 'Thanks', repliedAt: fixtures.app.clock.now })),
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'Conflict' },
      },
    },
    'Mutation.hideRating': {
      'an existing one': {
        ask: 'mutation ($id: ID!) { hideRating(input: { id: $id, isHidden: true }) { __typename } }',
        variables: (fixtures) => globalId(ratingOf(fixtures)),
        answers: adminsOnly('done'),
      },
    },
  },
  hidden: (fixtures) => ({
    'the text of a hidden rating': {
      set: (text) => hiddenRating(fixtures, { text }),
      seenBy: ['jobSeeker', 'employer', 'admin'],
      seenOverRest: [],
    },
    'the reply to a hidden rating': {
      // Of another employer: one has one rating of a job seeker.
      set: (reply) =>
        hiddenRating(fixtures, { employerId: fixtures.people.premium.id, reply, repliedAt: fixtures.app.clock.now }),
      seenBy: ['jobSeeker', 'premium', 'admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
