import type { JobReference } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone, jobSeekersOnly, theseAndAdmins } from './outcomes.ts';

/** Job seekers see their own references with the contacts, and admins all of them. Everyone sees what was confirmed. */

const dayMs = 86_400_000;

/** A reference of the actor `jobSeeker` that waits, unless the data says otherwise. */
export async function referenceOf(
  { app, people }: World,
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

const confirmed = (world: World, data: Partial<JobReference> = {}) =>
  referenceOf(world, { state: 'CONFIRMED', answeredAt: world.app.clock.now, ...data });

const tokenOf = async (world: World) => world.app.services.referenceTokens.issue(await referenceOf(world));
const globalId = async (world: World) => encodeGlobalId('JobReference', (await referenceOf(world)).id);

const add = `mutation ($email: String!) { addJobReference(input: { company: "Blue Cafe", contactName: "Otto Blue",
  contactEmail: $email, job: "Waiter", beganIn: "2024-03", endedIn: "2025-05" }) { __typename } }`;

export const jobReference = {
  graph: {
    'Query.mailedReference': {
      'by the token of a mail': {
        ask: 'query ($token: String!) { mailedReference(token: $token) { status } }',
        variables: async (world) => ({ token: await tokenOf(world) }),
        answers: everyone('seen'),
      },
      'by a token that is cut off': {
        ask: 'query ($token: String!) { mailedReference(token: $token) { status } }',
        variables: async (world) => ({ token: (await tokenOf(world)).slice(0, -1) }),
        answers: everyone('nothing'),
      },
    },
    'node JobReference': {
      'that waits': nodeOf(
        'JobReference',
        async (world) => (await referenceOf(world)).id,
        theseAndAdmins(['jobSeeker'], 'seen'),
      ),
      'that is confirmed': nodeOf(
        'JobReference',
        async (world) => (await confirmed(world)).id,
        theseAndAdmins(['jobSeeker'], 'seen'),
      ),
    },
    'Mutation.addJobReference': {
      'of a former employer': {
        ask: add,
        variables: async (world) => {
          await world.app.services.db.jobReference.deleteMany({ where: { jobSeekerId: world.people.jobSeeker.id } });
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
        variables: async (world) => ({ id: await globalId(world) }),
        answers: { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      },
    },
    'Mutation.removeJobReference': {
      'that waits': {
        ask: 'mutation ($id: ID!) { removeJobReference(input: { id: $id }) { __typename } }',
        variables: async (world) => ({ id: await globalId(world) }),
        answers: { ...jobSeekersOnly('done'), admin: 'done' },
      },
    },
  },
  args: { 'Query.mailedReference': () => ['(token: "of-no-mail")'] },
  hidden: (world) => ({
    'who is asked for a reference that waits': {
      set: (contactName) => referenceOf(world, { contactName }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'who has confirmed a reference': {
      set: (contactName) => confirmed(world, { contactName }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'the email of who has confirmed a reference': {
      set: (text) => confirmed(world, { contactEmail: `${text}@blue.test` }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
    'the company of a reference that was declined': {
      set: (company) => referenceOf(world, { company, state: 'DECLINED', answeredAt: world.app.clock.now }),
      seenBy: ['jobSeeker', 'admin'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
