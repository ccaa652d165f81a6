import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeEmployer, makeGuest, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { Actor, World } from '../world.ts';

/** People's own accounts and profiles, and what admins do with them. */

const signedIn = cells({
  rest: 'done',
  anonymous: 'SignInRequired',
  guest: 'SignInRequired',
  otherGuest: 'SignInRequired',
});
const node = 'query ($id: ID!) { node(id: $id) { id } }';

const jobSeekerId = async ({ app, around }: World) =>
  encodeGlobalId('JobSeeker', (await makeJobSeeker(app.services.db, around)).id);
const employerId = async ({ app }: World) => encodeGlobalId('Employer', (await makeEmployer(app.services.db)).id);

let sessions = 0;
const makeSession = ({ app, people }: World, actor: Actor) =>
  app.services.db.session.create({
    data: {
      // The world numbers its sessions itself; beyond those.
      id: 1_000_000 + ++sessions,
      token: `another-${sessions}`,
      userId: actor === 'anonymous' ? people.jobSeeker.id : people[actor].id,
      expiresAt: new Date('2100-01-01'),
    },
  });

/** What takes the actor's account away is asked with the wrong password: who gets as far as that, may. */
const wrongPassword = cells({
  rest: 'InvalidInput',
  anonymous: 'SignInRequired',
  guest: 'SignInRequired',
  otherGuest: 'SignInRequired',
});

export const accountRows: Rows = {
  'Query.user': {
    'a job seeker': {
      ask: 'query ($id: Int!) { user(databaseId: $id) { databaseId } }',
      variables: ({ people }) => ({ id: people.jobSeeker.id }),
      answers: cells({ rest: 'nothing', jobSeeker: 'seen', admin: 'seen' }),
    },
    'an employer': {
      ask: 'query ($id: Int!) { user(databaseId: $id) { databaseId } }',
      variables: ({ people }) => ({ id: people.employer.id }),
      answers: cells({ rest: 'nothing', employer: 'seen', admin: 'seen' }),
    },
    'an admin': {
      ask: 'query ($id: Int!) { user(databaseId: $id) { databaseId } }',
      variables: ({ people }) => ({ id: people.admin.id }),
      answers: cells({ rest: 'nothing', admin: 'seen' }),
    },
  },
  'Query.employer': {
    'a registered one': {
      ask: 'query ($id: Int!) { employer(databaseId: $id) { id } }',
      variables: ({ people }) => ({ id: people.employer.id }),
      answers: cells({ rest: 'nothing', employer: 'seen', admin: 'seen' }),
    },
    'a guest': {
      ask: 'query ($id: Int!) { employer(databaseId: $id) { id } }',
      variables: ({ people }) => ({ id: people.guest.id }),
      answers: cells({ rest: 'nothing', guest: 'seen', admin: 'seen' }),
    },
  },
  'Mutation.saveProfile': {
    'their own': {
      ask: 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { __typename } }',
      variables: () => ({ input: { title: 'Friendly waiter' } }),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        jobSeeker: 'done',
        otherJobSeeker: 'done',
        admin: 'InvalidInput',
      }),
    },
    "somebody else's": {
      ask: 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { __typename } }',
      variables: async (world) => ({ input: { jobSeeker: await jobSeekerId(world), title: 'Friendly waiter' } }),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        jobSeeker: 'NotFound',
        otherJobSeeker: 'NotFound',
        admin: 'done',
      }),
    },
  },
  'Mutation.saveUserInfo': {
    'their own': {
      ask: 'mutation { saveUserInfo(input: { whatsApp: "+6591234567" }) { __typename } }',
      answers: cells({ rest: 'Forbidden', anonymous: 'SignInRequired', jobSeeker: 'done', otherJobSeeker: 'done' }),
    },
  },
  'Mutation.saveEmployer': {
    'their own': {
      ask: 'mutation { saveEmployer(input: { site: "https://cafe.example" }) { __typename } }',
      answers: cells({
        rest: 'done',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
        admin: 'InvalidInput',
      }),
    },
    "somebody else's": {
      ask: 'mutation ($id: ID!) { saveEmployer(input: { employer: $id, company: "Cafe" }) { __typename } }',
      variables: async (world) => ({ id: await employerId(world) }),
      answers: cells({
        rest: 'NotFound',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
        admin: 'done',
      }),
    },
  },
  'Mutation.activateJobSeeker': {
    somebody: {
      ask: 'mutation ($id: ID!) { activateJobSeeker(input: { id: $id }) { __typename } }',
      variables: async (world) => ({ id: await jobSeekerId(world) }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.pauseJobSeeker': {
    somebody: {
      ask: 'mutation ($id: ID!) { pauseJobSeeker(input: { id: $id }) { __typename } }',
      variables: async (world) => ({ id: await jobSeekerId(world) }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.deleteUser': {
    'a job seeker': {
      ask: 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }',
      variables: async (world) => ({ id: await jobSeekerId(world) }),
      answers: adminsOnly('done'),
    },
    'a guest': {
      ask: 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }',
      variables: async ({ app }) => ({ id: encodeGlobalId('Employer', (await makeGuest(app.services.db)).id) }),
      answers: adminsOnly('done'),
    },
    'an admin': {
      ask: 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }',
      variables: ({ people }) => ({ id: encodeGlobalId('Admin', people.admin.id) }),
      answers: adminsOnly('Forbidden'),
    },
  },
  'Mutation.deleteMyAccount': {
    'with a wrong password': {
      ask: 'mutation { deleteMyAccount(input: { password: "nobody knows" }) { __typename } }',
      answers: { ...wrongPassword, admin: 'Forbidden' },
    },
  },
  'Mutation.sendEmail': {
    'to a job seeker': {
      ask: 'mutation ($id: ID!) { sendEmail(input: { user: $id, text: "Hello" }) { __typename } }',
      variables: async (world) => ({ id: await jobSeekerId(world) }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.changeName': {
    'their own': {
      ask: 'mutation { changeName(input: { name: "Somebody New" }) { __typename } }',
      answers: signedIn,
    },
  },
  'Query.mailedChoice': {
    'of whoever has the mail': {
      ask: 'query ($token: String!) { mailedChoice(token: $token) { messageMail } }',
      variables: ({ app, people }) => ({ token: app.services.unsubscribeTokens.issue(people.guest.id) }),
      answers: everyone('seen'),
    },
    'by a token that is not whole': {
      ask: 'query ($token: String!) { mailedChoice(token: $token) { messageMail } }',
      variables: ({ app, people }) => ({ token: app.services.unsubscribeTokens.issue(people.guest.id).slice(0, -1) }),
      answers: everyone('nothing'),
    },
  },
  'Mutation.saveMessageMail': {
    'their own': {
      ask: 'mutation { saveMessageMail(input: { messageMail: DAILY }) { __typename } }',
      answers: cells({ rest: 'done', anonymous: 'SignInRequired' }),
    },
  },
  'Mutation.changePassword': {
    'with the right one': {
      ask: `mutation ($password: String!) {
        changePassword(input: { currentPassword: $password, newPassword: $password }) { __typename } }`,
      variables: () => ({ password: testPassword }),
      answers: signedIn,
    },
  },
  'Mutation.changeEmail': {
    'with a wrong password': {
      ask: 'mutation { changeEmail(input: { email: "new@example.test", password: "nobody knows" }) { __typename } }',
      answers: wrongPassword,
    },
  },
  'Mutation.endSession': {
    'their own': {
      ask: 'mutation ($id: ID!) { endSession(input: { id: $id }) { __typename } }',
      variables: async (world, actor) => ({ id: encodeGlobalId('Session', (await makeSession(world, actor)).id) }),
      answers: signedIn,
    },
    "somebody else's": {
      ask: 'mutation ($id: ID!) { endSession(input: { id: $id }) { __typename } }',
      variables: async (world, actor) => ({
        id: encodeGlobalId('Session', (await makeSession(world, actor === 'premium' ? 'employer' : 'premium')).id),
      }),
      answers: cells({
        rest: 'NotFound',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
      }),
    },
  },
  'Mutation.endOtherSessions': {
    'their own': { ask: 'mutation { endOtherSessions { __typename } }', answers: signedIn },
  },
  'node Session': {
    "the premium employer's": {
      ask: node,
      variables: async (world) => ({ id: encodeGlobalId('Session', (await makeSession(world, 'premium')).id) }),
      answers: cells({ rest: 'NotFound', premium: 'seen' }),
    },
  },
  'node EmailMessage': {
    'to the job seeker': {
      ask: node,
      variables: async ({ app, people }) => {
        const mail = { userId: people.jobSeeker.id, senderId: people.admin.id, message: 'Hello' };
        return { id: encodeGlobalId('EmailMessage', (await app.services.db.emailMessage.create({ data: mail })).id) };
      },
      answers: cells({ rest: 'NotFound', admin: 'seen' }),
    },
  },
};
