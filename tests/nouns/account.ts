import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Fixtures, type Person, restoreLinks } from '../access/fixtures.ts';
import { makeGuest, testPassword } from '../support/factories.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Case, Noun, Question } from './noun.ts';
import {
  adminsOnly,
  employersAndGuests,
  everyone,
  knownViewers,
  type Outcomes,
  outcomes,
  signedIn,
  theseAndAdmins,
} from './outcomes.ts';

/** The viewer, users of any role, and what users change in their own account. */

/** A user is visible to themselves and to admins. */
const user = (who: Person): Question => ({
  ask: 'query ($id: Int!) { user(databaseId: $id) { databaseId } }',
  variables: ({ people }) => ({ id: people[who].id }),
  answers: theseAndAdmins([who], 'seen', 'nothing'),
});
const userInRest = (who: Person): Case => ({ attempt: ({ people }) => ({ path: { id: people[who].id } }) });

const deletes = (id: (fixtures: Fixtures) => Promise<string> | string, outcome = 'done'): Question => ({
  ask: 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }',
  variables: async (fixtures) => ({ id: await id(fixtures) }),
  answers: adminsOnly(outcome),
});

const mutation = (field: string, answers: Outcomes): Question => ({
  ask: `mutation { ${field} { __typename } }`,
  answers,
});

/** The wrong password is refused only if the actor has permission. */
const wrongPassword = signedIn('InvalidInput');

/** The viewer with their chats. */
const viewer = (answers: Outcomes) => ({ themselves: { attempt: () => ({}), answers } });

export const account = {
  graph: {
    'Query.viewer': { themselves: plainly('viewer { kind }', everyone('seen')) },
    'Query.socialLinks': { 'of the product': plainly('socialLinks { name }', everyone('seen')) },
    'Query.retentionPeriods': { 'of the product': plainly('retentionPeriods { days }', everyone('seen')) },
    'Query.outboxPath': { 'of the demo': plainly('outboxPath', everyone('seen')) },
    'Query.demoAccounts': { 'of the demo': plainly('demoAccounts { email }', everyone('seen')) },
    'Query.node': { 'a malformed id': plainly('node(id: "nonsense") { id }', everyone('NotFound')) },
    'Query.nodes': {
      'no ids': plainly('nodes(ids: []) { id }', everyone('empty')),
      'of several types, in any order': {
        ask: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
        variables: (fixtures) => ({ ids: Object.values(severalNodes(fixtures)) }),
        names: (fixtures) => severalNodes(fixtures),
        answers: theseAndAdmins(['employer', 'jobSeeker'], 'jobSeeker, chat, request'),
      },
    },
    'Query.user': {
      'a job seeker': user('jobSeeker'),
      'an employer': user('employer'),
      'a guest': user('guest'),
      'an admin': user('admin'),
    },
    'node Admin': {
      'the admin': nodeOf('Admin', ({ people }) => people.admin.id, outcomes({ rest: 'NotFound', admin: 'seen' })),
    },
    'Mutation.deleteUser': {
      'a job seeker': deletes(async (fixtures) => encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id)),
      'an employer': deletes(async (fixtures) => encodeGlobalId('Employer', (await make.employer(fixtures)).id)),
      'a guest': deletes(async ({ app }) => encodeGlobalId('Employer', (await makeGuest(app.services.db)).id)),
      'an admin': deletes(({ people }) => encodeGlobalId('Admin', people.admin.id), 'Forbidden'),
    },
    'Mutation.deleteMyAccount': {
      'with a wrong password': mutation('deleteMyAccount(input: { password: "a wrong password" })', {
        ...wrongPassword,
        admin: 'Forbidden',
      }),
    },
    'Mutation.changeName': {
      'their own': mutation('changeName(input: { name: "Another Name" })', signedIn('done')),
    },
    'Mutation.changePassword': {
      'with the right one': {
        ask: `mutation ($password: String!) {
          changePassword(input: { currentPassword: $password, newPassword: $password }) { __typename } }`,
        variables: () => ({ password: testPassword }),
        after: restoreLinks,
        answers: signedIn('done'),
      },
    },
    'Mutation.changeEmail': {
      'with a wrong password': mutation(
        'changeEmail(input: { email: "new@example.test", password: "a wrong password" })',
        wrongPassword,
      ),
    },
    'Mutation.confirmEmail': {
      'with a code that was not sent': mutation('confirmEmail(input: { code: "1234 5678" })', wrongPassword),
    },
    'Mutation.acceptTerms': {
      'their own': mutation(`acceptTerms(input: { version: "${termsVersion}" })`, signedIn('done')),
    },
    'Mutation.saveMessageMail': {
      'their own': mutation('saveMessageMail(input: { messageMail: DAILY })', knownViewers('done')),
    },
  },
  rest: {
    'GET /api/user/{id}': {
      cases: {
        'a job seeker': userInRest('jobSeeker'),
        'an employer': userInRest('employer'),
        'a guest': userInRest('guest'),
        'an admin': userInRest('admin'),
      },
      sender: 'jobSeeker',
    },
    'GET /api/get-user-info': { cases: viewer(knownViewers('seen')), sender: 'jobSeeker' },
    'GET /api/get-user-info-admin': { cases: viewer(adminsOnly('seen')), sender: 'admin' },
    'GET /api/get-user-info-if-employer': { cases: viewer(employersAndGuests('seen')), sender: 'employer' },
  },
  texts: {
    email: ['another@example.test', 'AN.OTHER+x@example.test'],
    password: [testPassword],
    newPassword: ['another long password'],
  },
  hidden: ({ app, people }) => ({
    "the admin's email": {
      set: (text) => {
        const email = `${text}@hidden.test`;
        return app.services.db.user.update({ where: { id: people.admin.id }, data: { email, loginEmail: email } });
      },
      seenBy: ['admin'],
    },
  }),
} satisfies Noun;

const severalNodes = ({ people, contacts }: Fixtures) => ({
  jobSeeker: encodeGlobalId('JobSeeker', people.jobSeeker.id),
  chat: encodeGlobalId('Chat', contacts.employer.chatId),
  request: encodeGlobalId('ContactRequest', contacts.employer.requestId),
});
