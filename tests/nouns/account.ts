import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import type { MailChoiceKey } from '../../server/domain/core/links/links.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, type Fixtures, restoreLinks } from '../access/fixtures.ts';
import { testPassword } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import { savedSearchOf } from './jobOffer.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun, Row } from './noun.ts';
import {
  adminsFind,
  adminsOnly,
  employersAndGuests,
  everyone,
  knownViewers,
  type Outcomes,
  signedIn,
  theseAndAdmins,
  theseOnly,
} from './outcomes.ts';

const severalNodes = ({ people, contacts }: Fixtures) => ({
  jobSeeker: encodeGlobalId('JobSeeker', people.jobSeeker.id),
  chat: encodeGlobalId('Chat', contacts.employer.chatId),
  request: encodeGlobalId('ContactRequest', contacts.employer.requestId),
});

/** The wrong password is refused only if the actor has permission. */
const wrongPassword = { password: 'a wrong password' };

let made = 0;
const sessionOf = ({ app }: Fixtures, userId: number) =>
  app.services.db.session.create({ data: { token: `another-${++made}`, userId, expiresAt: new Date('2100-01-01') } });

const keyOf = ({ app }: Fixtures, userId: number) =>
  app.services.db.apiKey.create({
    data: {
      ...{ name: 'Till', start: 'hh_12345', groups: ['CHAT'], canWrite: false },
      user: { connect: { id: userId } },
      session: { create: { token: `key:another-${++made}`, userId, expiresAt: new Date('2100-01-01') } },
    },
  });

export async function makeIntegration({ app, people }: Fixtures) {
  const { db } = app.services;
  const integration = await db.integration.create({
    data: {
      createdAt: app.clock.now,
      madeBy: { connect: { id: people.admin.id } },
      user: { create: { role: 'ROLE_ADMIN', name: 'Payroll import' } },
    },
  });
  const { userId } = integration;
  const session = { create: { token: `key:of-integration-${userId}`, userId, expiresAt: new Date('2100-01-01') } };
  const rights = { name: 'Night run', start: 'hh_12345', groups: ['OFFICE'], canWrite: true };
  const key = await db.apiKey.create({ data: { ...rights, user: { connect: { id: userId } }, session } });
  return { id: integration.id, keyId: key.id };
}

type MakeFor = (fixtures: Fixtures, userId: number) => Promise<{ id: number }>;
const own =
  (make_: MakeFor): MakeRecord =>
  (fixtures, actor) =>
    make_(fixtures, make.oneself(fixtures, actor).id);
const premiums =
  (make_: MakeFor): MakeRecord =>
  (fixtures) =>
    make_(fixtures, fixtures.people.premium.id);
/** Of a user who is no actor. */
const strangers =
  (make_: MakeFor): MakeRecord =>
  async (fixtures) =>
    make_(fixtures, (await make.employer(fixtures)).id);

const integrationKey: MakeRecord = async (fixtures) => (await makeIntegration(fixtures)).keyId;
const changesOfKey: Record<string, Row> = {
  'their own': [{ id: idOf('ApiKey', own(keyOf)) }, signedIn('done')],
  "another user's": [{ id: idOf('ApiKey', strangers(keyOf)) }, signedIn('NotFound')],
  "an integration's": [{ id: idOf('ApiKey', integrationKey) }, { ...signedIn('NotFound'), admin: 'done' }],
};
const newKey = { name: 'Till', groups: ['CHAT'], canWrite: false, days: 30 };

const changesOfIntegration = (input: object = {}): Record<string, Row> => ({
  'an active one': [{ integration: idOf('Integration', makeIntegration), ...input }, adminsOnly('done')],
  'one that does not exist': [
    { integration: encodeGlobalId('Integration', make.noId), ...input },
    adminsOnly('NotFound'),
  ],
});

/** Removes the endpoints of this user, and of no one else: others prepare theirs at the same time. */
const removeEndpoints = ({ app }: Fixtures, userId: number) =>
  app.services.db.webhookEndpoint.deleteMany({ where: { userId } });

/** An endpoint of this user, in place of those that they have. */
const endpoint =
  (paused: boolean): MakeFor =>
  async (fixtures, userId) => {
    await removeEndpoints(fixtures, userId);
    const { services } = fixtures.app;
    return services.db.webhookEndpoint.create({
      data: {
        userId,
        url: 'https://hooks.example.com/',
        events: ['message.created'],
        secret: await services.sealer.seal(`whsec_${Buffer.from('a secret of the tests').toString('base64')}`),
        office: userId === fixtures.people.admin.id,
        pausedAt: paused ? services.now() : null,
      },
    });
  };
// So that ending the pause changes something.
const pausedEndpoint = endpoint(true);

const deliveryOf: MakeFor = async (fixtures, userId) => {
  const { id: endpointId } = await endpoint(false)(fixtures, userId);
  return fixtures.app.services.db.webhookDelivery.create({
    data: { endpointId, type: 'test', subject: 'test', recordId: endpointId },
  });
};

/** Of the actor, of another user, and of none. */
function changesOfHook(
  type: 'webhookEndpoint' | 'webhookDelivery',
  made: MakeFor,
  { input, others = 'NotFound' }: { input?: object; others?: string } = {},
): Record<string, Row> {
  const id = (make_: MakeRecord) => ({ [type]: idOf(type.replace('w', 'W'), make_), ...input });
  return {
    'their own': [id(own(made)), signedIn('done')],
    "another user's": [id(strangers(made)), signedIn(others)],
    'one that does not exist': [id(() => make.noId), signedIn(others)],
  };
}

const newEndpoint = { url: 'https://other.example.com/hooks', events: ['message.created'] };
/** In place of the endpoints that the actor has. */
const insteadOfOthers = (input: object) => async (fixtures: Fixtures, actor: Actor) => {
  await removeEndpoints(fixtures, make.oneself(fixtures, actor).id);
  return input;
};

/** Admins get no such mails. */
const receivers = (outcome: string): Outcomes => ({ ...knownViewers(outcome), admin: 'Forbidden' });

const byToken = (
  keyOf: (fixtures: Fixtures) => MailChoiceKey | Promise<MailChoiceKey>,
  outcome: string,
  change = (token: string) => token,
): Row => [
  async (fixtures: Fixtures) => ({
    token: change(fixtures.app.services.unsubscribeTokens.issue(await keyOf(fixtures))),
  }),
  everyone(outcome),
];
const ofGuest = ({ people }: Fixtures) => ({ kind: 'message-mail', userId: people.guest.id }) as const;

export const account = {
  graph: {
    ...rowsFor(everyone('seen'), {
      'Query.socialLinks': ['of the product'],
      'Query.retentionPeriods': ['of the product'],
      'Query.outboxPath': ['of the demo'],
      'Query.demoAccounts': ['of the demo'],
    }),
    ...rowsFor(adminsFind, {
      'node Admin': ['the admin', make.actor('admin')],
      // Only human admins see and change integrations.
      'node Integration': ['of an admin', makeIntegration],
    }),
    ...rowsFor(signedIn('done'), {
      'Mutation.changeName': ['their own', { name: 'Another Name' }],
      'Mutation.acceptTerms': ['their own', { version: termsVersion }],
    }),
    ...rowsFor(signedIn('InvalidInput'), {
      'Mutation.changeEmail': ['with a wrong password', { email: 'new@example.test', ...wrongPassword }],
      'Mutation.confirmEmail': ['with a code that was not sent', { code: '1234 5678' }],
    }),
    ...rowsFor(theseOnly(['premium'], 'seen'), {
      'node Session': ["the premium employer's", premiums(sessionOf)],
      // Webhook endpoints and what was delivered to them are for their owner alone.
      'node WebhookEndpoint': ["the premium employer's", premiums(pausedEndpoint)],
      'node WebhookDelivery': ["the premium employer's", premiums(deliveryOf)],
    }),
    'Query.viewer': { themselves: { select: '{ kind }', answers: everyone('seen') } },
    'Query.nodes': {
      'no ids': [{ ids: [] }, everyone('empty')],
      'of several types, in any order': {
        given: { ids: (fixtures: Fixtures) => Object.values(severalNodes(fixtures)) },
        names: severalNodes,
        answers: theseAndAdmins(['employer', 'jobSeeker'], 'jobSeeker, chat, request'),
      },
    },
    // A user is visible to themselves and to admins.
    'Query.user': {
      'a job seeker': [make.actor('jobSeeker'), theseAndAdmins(['jobSeeker'], 'seen', 'nothing')],
      'an employer': [make.actor('employer'), theseAndAdmins(['employer'], 'seen', 'nothing')],
      'a guest': [make.actor('guest'), theseAndAdmins(['guest'], 'seen', 'nothing')],
      'an admin': [make.actor('admin'), theseAndAdmins([], 'seen', 'nothing')],
    },
    'Mutation.deleteUser': {
      'a job seeker': [{ id: idOf('JobSeeker', make.jobSeeker) }, adminsOnly('done')],
      'an employer': [{ id: idOf('Employer', make.employer) }, adminsOnly('done')],
      'a guest': [{ id: idOf('Employer', make.guest) }, adminsOnly('done')],
      'an admin': [{ id: idOf('Admin', make.actor('admin')) }, adminsOnly('Forbidden')],
    },
    'Mutation.changePassword': {
      'with the right one': {
        given: { currentPassword: testPassword, newPassword: testPassword },
        after: restoreLinks,
        answers: signedIn('done'),
      },
    },
    'Mutation.endSession': {
      'their own': [{ id: idOf('Session', own(sessionOf)) }, signedIn('done')],
      "another user's": [{ id: idOf('Session', strangers(sessionOf)) }, signedIn('NotFound')],
    },
    'Mutation.endOtherSessions': { 'their own': { after: restoreLinks, answers: signedIn('done') } },
    'node ApiKey': {
      "the premium employer's": [premiums(keyOf), theseOnly(['premium'], 'seen')],
      "an integration's": [integrationKey, adminsFind],
    },
    'Mutation.addApiKey': {
      'a valid one': [newKey, signedIn('done')],
      'for an integration': [
        { integration: idOf('Integration', makeIntegration), ...newKey },
        { ...signedIn('Forbidden'), admin: 'done' },
      ],
    },
    'Mutation.rotateApiKey': changesOfKey,
    'Mutation.revokeApiKey': changesOfKey,
    'Query.integration': {
      'an existing one': { given: makeIntegration, select: '{ id apiKeys { id } }', answers: adminsOnly('seen') },
    },
    'Mutation.renameIntegration': changesOfIntegration({ name: 'Shift import' }),
    'Mutation.endIntegration': changesOfIntegration(),
    'Mutation.addWebhookEndpoint': {
      'of their own': [insteadOfOthers(newEndpoint), signedIn('done')],
      'at an address of this network': [{ ...newEndpoint, url: 'https://192.168.0.1/' }, signedIn('InvalidInput')],
      'for an unknown event': [{ ...newEndpoint, events: ['message.read'] }, signedIn('InvalidInput')],
      'for the events of admins': [
        insteadOfOthers({ ...newEndpoint, events: ['report.created'] }),
        { ...signedIn('InvalidInput'), admin: 'done' },
      ],
    },
    'Mutation.changeWebhookEndpoint': changesOfHook('webhookEndpoint', pausedEndpoint, { input: newEndpoint }),
    'Mutation.removeWebhookEndpoint': changesOfHook('webhookEndpoint', pausedEndpoint, { others: 'done' }),
    'Mutation.rotateWebhookSecret': changesOfHook('webhookEndpoint', pausedEndpoint),
    'Mutation.resumeWebhookEndpoint': changesOfHook('webhookEndpoint', pausedEndpoint),
    'Mutation.sendTestEvent': {
      ...changesOfHook('webhookEndpoint', endpoint(false)),
      'to one that is paused': [
        { webhookEndpoint: idOf('WebhookEndpoint', own(pausedEndpoint)) },
        signedIn('Conflict'),
      ],
    },
    'Mutation.sendWebhookAgain': changesOfHook('webhookDelivery', deliveryOf),
    // Which mails someone gets, chosen by them or with the link in a mail.
    'Query.mailedChoices': {
      'by the token of a mail': byToken(ofGuest, 'seen'),
      'by the token of an alert about offers': byToken(
        ({ people }) => ({ kind: 'offer-alert', userId: people.jobSeeker.id }),
        'seen',
      ),
      'by the token of an alert about a saved search': byToken(
        async (fixtures) => ({ kind: 'saved-search', savedSearchId: (await savedSearchOf(fixtures)).id }),
        'seen',
      ),
      'by the token of an alert for an employer, who has none': byToken(
        ({ people }) => ({ kind: 'offer-alert', userId: people.employer.id }),
        'nothing',
      ),
      'by the token of a mail for an admin, who gets none': byToken(
        ({ people }) => ({ kind: 'message-mail', userId: people.admin.id }),
        'nothing',
      ),
      'by a token that is cut off': byToken(ofGuest, 'nothing', (token) => token.slice(0, -1)),
    },
    'Mutation.saveMailChoice': {
      'about messages': [{ choice: 'message-mail', frequency: 'DAILY' }, receivers('done')],
      'about offers, for job seekers': [
        { choice: 'offer-alert', frequency: 'DAILY' },
        { ...receivers('NotFound'), jobSeeker: 'done', otherJobSeeker: 'done' },
      ],
      'of another kind': [{ choice: 'no-such-mail', frequency: 'DAILY' }, receivers('NotFound')],
      "about another person's saved search": [
        async (fixtures: Fixtures) => ({
          choice: `saved-search.${(await savedSearchOf(fixtures)).id}`,
          frequency: 'DAILY',
        }),
        { ...receivers('NotFound'), employer: 'done' },
      ],
    },
    'Query.node': { 'a malformed id': [{ id: 'nonsense' }, everyone('NotFound')] },
    'Mutation.deleteMyAccount': {
      'with a wrong password': [wrongPassword, { ...signedIn('InvalidInput'), admin: 'Forbidden' }],
    },
    'Mutation.saveMessageMail': { 'their own': [{ messageMail: 'DAILY' }, knownViewers('done')] },
    'Query.integrations': { 'all of them': { answers: adminsOnly('seen') } },
    'Mutation.addIntegration': { 'a valid one': [{ name: 'Payroll import' }, adminsOnly('done')] },
    'Mutation.stopMails': { 'their own': { answers: receivers('done') } },
  },
  rest: {
    'GET /api/user/{id}': {
      cases: {
        'a job seeker': { path: { id: make.actor('jobSeeker') } },
        'an employer': { path: { id: make.actor('employer') } },
        'a guest': { path: { id: make.actor('guest') } },
        'an admin': { path: { id: make.actor('admin') } },
      },
      sender: 'jobSeeker',
    },
    'GET /api/get-user-info': { cases: { themselves: { answers: knownViewers('seen') } }, sender: 'jobSeeker' },
    'GET /api/get-user-info-admin': { cases: { themselves: { answers: adminsOnly('seen') } }, sender: 'admin' },
    'GET /api/get-user-info-if-employer': {
      cases: { themselves: { answers: employersAndGuests('seen') } },
      sender: 'employer',
    },
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
