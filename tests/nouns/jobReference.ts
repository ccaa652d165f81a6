import type { JobReference } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone, jobSeekersOnly, theseAndAdmins } from './outcomes.ts';

/** Job seekers see their own references with the contacts, and admins all of them. Everyone sees what was confirmed. */

const dayMs = 86_400_000;

/** A reference of the actor `jobSeeker` that waits, unless the data says otherwise. */
export async function referenceOf(
  { app, people }: Fixtures,
  data: Partial<Omit<JobReference, 'id'>> = {},
): Promise<JobReference> {
  const at = app.clock.now;
  return app.services.db.jobReference.create({
    data: {
      jobSeekerId: people.jobSeeker.id,
      company: 'Blue Cafe',
      contactName: 'Otto Blue',
      contactEmail: `${make.unique()}@blue.test`,
      job: 'Waiter',
      beganIn: '2024-03',
      endedIn: '2025-05',
      askedAt: at,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 30 * dayMs),
      ...data,
    },
  });
}

const confirmed = (fixtures: Fixtures, data: Partial<JobReference> = {}) =>
  referenceOf(fixtures, { state: 'CONFIRMED', answeredAt: fixtures.app.clock.now, ...data });

const tokenOf = async (fixtures: Fixtures) => fixtures.app.services.referenceTokens.issue(await referenceOf(fixtures));
const globalId = async (fixtures: Fixtures) => encodeGlobalId('JobReference', (await referenceOf(fixtures)).id);

const add = `mutation ($email: String!) { addJobReference(input: { company: "Blue Cafe", contactName: "Otto Blue",
  contactEmail: $email, job: "Waiter", beganIn: "2024-03", endedIn: "2025-05" }) { __typename } }`;

export const jobReference = {
  graph: {
    'Query.mailedReference': {
      'by the token of a mail': {
        ask: 'query ($token: String!) { mailedReference(token: $token) { status } }',
        variables: async (fixtures) => ({ token: await tokenOf(fixtures) }),
        answers: everyone('seen'),
      },
      'by a token that is cut off': {
        ask: 'query ($token: String!) { mailedReference(token: $token) { status } }',
        variables: async (fixtures) => ({ token: (await tokenOf(fixtures)).slice(0, -1) }),
        answers: everyone('nothing'),
      },
    },
    'node JobReference': {
      'that waits': nodeOf(
        'JobReference',
        async (fixtures) => (await referenceOf(fixtures)).id,
        theseAndAdmins(['jobSeeker'], 'seen'),
      ),
      'that is confirmed': nodeOf(
        'JobReference',
        async (fixtures) => (await confirmed(fixtures)).id,
        theseAndAdmins(['jobSeeker'], 'seen'),
      ),
    },
    'Mutation.addJobReference': {
      'of a former employer': {
        ask: add,
        variables: async (fixtures) => {
          await fixtures.app.services.db.jobReference.deleteMany({
            where: { jobSeekerId: fixtures.people.jobSeeker.id },
          });
          return { email: `${make.unique()}@blue.test` };
        },
        answers: jobSeekersOnly('done'),
      },
      'of themselves': {
        ask: add,
        variables: ({ people }, actor) => ({ email: people[actor === 'anonymous' ? 'guest' : actor].email }),
        answers: jobSeekersOnly('InvalidInput'),
      },
    },
    'Mutation.resendJobReference': {
      'that waits': {
        ask: 'mutation ($id: ID!) { resendJobReference(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => ({ id: await globalId(fixtures) }),
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      },
    },
    'Mutation.removeJobReference': {
      'that waits': {
        ask: 'mutation ($id: ID!) { removeJobReference(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => ({ id: await globalId(fixtures) }),
        answers: { ...jobSeekersOnly('done'), admin: 'done' },
      },
    },
  },
  args: { 'Query.mailedReference': () => ['(token: "of-no-mail")'] },
  hidden: (fixtures) => ({
    'who is asked for a reference that waits': {
      set: (contactName) => referenceOf(fixtures, { contactName }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'who has confirmed a reference': {
      set: (contactName) => confirmed(fixtures, { contactName }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'the email of who has confirmed a reference': {
      set: (text) => confirmed(fixtures, { contactEmail: `${text}@blue.test` }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'the company of a reference that was declined': {
      set: (company) => referenceOf(fixtures, { company, state: 'DECLINED', answeredAt: fixtures.app.clock.now }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
