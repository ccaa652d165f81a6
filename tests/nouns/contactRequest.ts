import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, type Fixtures, makeContact } from '../access/fixtures.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun, RestCase, Row } from './noun.ts';
import { adminsOnly, employersAndGuests, everyone, knownViewers, outcomes, theseAndAdmins } from './outcomes.ts';

/** Contact requests are visible to their two parties and to admins. */
const parties = ['employer', 'jobSeeker'] as const;

const theirs: MakeRecord = ({ contacts }) => contacts.employer.requestId;
const unrelated: MakeRecord = (fixtures) => make.contactRequest(fixtures);
/** A pending introduction of the actors `jobSeeker` and `employer`. */
const introduced: MakeRecord = (fixtures) =>
  make.contactRequest(fixtures, {
    employerId: fixtures.people.employer.id,
    jobSeekerId: fixtures.people.jobSeeker.id,
    isPending: true,
  });
const strangersIntroduced: MakeRecord = (fixtures) => make.contactRequest(fixtures, { isPending: true });

const onRequest = (argument: string, made: MakeRecord): Record<string, Row> => ({
  'of a request': [{ [argument]: idOf('ContactRequest', made) }, adminsOnly('done')],
  'of a request that does not exist': [
    { [argument]: encodeGlobalId('ContactRequest', make.noId) },
    adminsOnly('NotFound'),
  ],
});

const contact = (jobSeeker: MakeRecord) => ({
  jobSeeker: idOf('JobSeeker', jobSeeker),
  partTime: true,
  name: 'Ann',
  email: (_fixtures: Fixtures, actor: Actor) => `${actor.toLowerCase()}@visitors.test`,
});

const body = (made: (fixtures: Fixtures) => Promise<{ id: number }>) => ({
  ...{ name: 'Ann', whats_app: '+6591234567', company: 'Cafe', description: 'Two evenings a week' },
  ...{ part_time: true, full_time: false },
  email: () => `${make.unique()}@contacts.test`,
  candidate: async (fixtures: Fixtures) => (await made(fixtures)).id,
});
/** The actor, where the body names the employer who makes the request. */
const self = ({ people }: Fixtures, actor: Actor) => (actor === 'anonymous' ? undefined : people[actor].id);
const noCandidate = { body: { candidate: make.noId } };

const read = (who: 'employer' | 'guest'): RestCase => ({
  path: { id: ({ contacts }) => contacts[who].requestId },
  answers: { ...theseAndAdmins([who, 'jobSeeker'], 'seen'), anonymous: 'SignInRequired' },
});

/** The actors `employer` and `jobSeeker` agree on a trial shift in their chat. Admins only read what the two agree on. */
const dayMs = 86_400_000;
const shiftMinutes = 240;
let shifts = 0;

/** A confirmed shift of next month, which both sides can cancel. Each begins when the one before ends. */
const confirmedShift: MakeRecord = ({ app, contacts }) =>
  app.services.db.trialShift.create({
    data: {
      ...{ chatId: contacts.employer.chatId, proposedBy: 'JOB_SEEKER', state: 'ACCEPTED', answeredAt: app.clock.now },
      ...{ minutes: shiftMinutes, timeZone: 'Asia/Singapore', rate: 14, currency: 'SGD' },
      startsAt: new Date(app.clock.now.getTime() + 30 * dayMs + shifts++ * shiftMinutes * 60_000),
    },
  });

const chat = ({ contacts }: Fixtures) => ({ databaseId: contacts.employer.chatId });

/** Takes the messages about shifts back: that both sides have written counts elsewhere. */
async function unsaid({ app, contacts }: Fixtures): Promise<void> {
  const { chatId, messageId } = contacts.employer;
  await app.services.db.message.deleteMany({ where: { trialShiftId: { not: null } } });
  await app.services.db.chat.update({ where: { id: chatId }, data: { lastMessageId: messageId } });
}

const forMembers = outcomes({ rest: 'NotFound', employer: 'done', jobSeeker: 'done', admin: 'Forbidden' });

export const contactRequest = {
  graph: {
    ...rowsFor(theseAndAdmins(parties, 'seen'), {
      'node ContactRequest': ["the employer's", theirs],
      'node TrialShift': ["in the employer's chat", confirmedShift],
    }),
    'Query.contactRequest': {
      "the employer's": [theirs, theseAndAdmins(parties, 'seen', 'nothing')],
      'a pending one': [introduced, theseAndAdmins(parties, 'seen', 'nothing')],
    },
    'Query.contactRequests': {
      'all of them': {
        given: { first: 100 },
        names: ({ contacts }) => ({ employer: contacts.employer.requestId, outside: contacts.outside.requestId }),
        answers: adminsOnly('employer, outside'),
      },
    },
    // Of one who is no actor, with one of the actors.
    'Query.pendingIntroductions': {
      'of a job seeker': [
        async (fixtures: Fixtures) => {
          const { id: employerId } = await make.employer(fixtures);
          const jobSeekerId = fixtures.people.jobSeeker.id;
          await make.contactRequest(fixtures, { employerId, jobSeekerId, isPending: true });
          return { filter: { employerId }, first: 100 };
        },
        { ...theseAndAdmins(['jobSeeker'], 'seen', 'empty'), anonymous: 'SignInRequired' },
      ],
      'of an employer': [
        async (fixtures: Fixtures) => {
          const { id: jobSeekerId } = await make.jobSeeker(fixtures);
          const employerId = fixtures.people.employer.id;
          await make.contactRequest(fixtures, { employerId, jobSeekerId, isPending: true });
          return { filter: { jobSeekerId }, first: 100 };
        },
        { ...theseAndAdmins(['employer'], 'seen', 'empty'), anonymous: 'SignInRequired' },
      ],
    },
    'Mutation.activateIntroduction': {
      'of the two': [
        { contactRequest: idOf('ContactRequest', introduced) },
        { ...theseAndAdmins(parties, 'done'), anonymous: 'SignInRequired' },
      ],
      'of strangers': [
        { contactRequest: idOf('ContactRequest', strangersIntroduced) },
        { ...theseAndAdmins([], 'done'), anonymous: 'SignInRequired' },
      ],
      'of a request that is not pending': [
        { contactRequest: idOf('ContactRequest', theirs) },
        knownViewers('NotFound'),
      ],
    },
    'Mutation.answerContactRequest': {
      'to the job seeker': [
        {
          answer: 'INTERESTED',
          id: async (fixtures: Fixtures) => {
            const parties = { employerId: fixtures.people.employer.id, jobSeekerId: fixtures.people.jobSeeker.id };
            return encodeGlobalId('ContactRequest', (await make.contactRequest(fixtures, parties)).id);
          },
        },
        outcomes({ rest: 'Forbidden', anonymous: 'SignInRequired', jobSeeker: 'done', otherJobSeeker: 'NotFound' }),
      ],
    },
    'Query.mailedContactRequest': {
      'by the token of a mail': [
        async ({ app, contacts, people }: Fixtures) => {
          const { requestId: id } = contacts.employer;
          return { token: app.services.requestTokens.issue({ id, email: people.jobSeeker.email ?? '' }) };
        },
        everyone('seen'),
      ],
      'by a token of no mail': [{ token: 'of-no-mail' }, everyone('nothing')],
    },
    'Mutation.changeContactRequestStatus': onRequest('contactRequest', theirs),
    'Mutation.deleteContactRequest': onRequest('id', strangersIntroduced),
    'Mutation.contactJobSeeker': {
      'an active one': [contact(make.jobSeeker), { ...employersAndGuests('done'), anonymous: 'done' }],
      'a paused one': [contact(make.pausedJobSeeker), { ...employersAndGuests('NotFound'), anonymous: 'NotFound' }],
    },
    'Mutation.proposeTrialShift': {
      "in the employer's chat": {
        given: async (fixtures: Fixtures) => {
          const { services, clock } = fixtures.app;
          await services.db.trialShift.updateMany({ where: { state: 'PROPOSED' }, data: { state: 'WITHDRAWN' } });
          const date = new Date(clock.now.getTime() + 2 * dayMs).toISOString().slice(0, 10);
          return { chat: chat(fixtures), date, startTime: '18:00', hours: 4, rate: 14 };
        },
        after: unsaid,
        answers: { ...forMembers, employer: 'SubscriptionRequired' },
      },
    },
    'Mutation.setTrialShiftState': {
      "in the employer's chat": {
        given: { chat, trialShift: idOf('TrialShift', confirmedShift), decision: 'CANCELLED' },
        after: unsaid,
        answers: forMembers,
      },
      'that does not exist': [
        { chat, trialShift: encodeGlobalId('TrialShift', make.noId), decision: 'CANCELLED' },
        { ...forMembers, employer: 'NotFound', jobSeeker: 'NotFound' },
      ],
    },
    'Mutation.introduceJobSeeker': {
      'to an employer': [
        {
          employer: idOf('Employer', make.actor('otherEmployer')),
          jobSeeker: idOf('JobSeeker', make.jobSeeker),
        },
        adminsOnly('done'),
      ],
    },
    'Mutation.openContactForm': { 'their own data': { answers: employersAndGuests('done') } },
    'Mutation.setChatOutcome': {
      "in the employer's chat": [
        { chat, outcome: 'DECLINED' },
        { ...forMembers, jobSeeker: 'Forbidden' },
      ],
    },
  },
  rest: {
    'GET /api/contact_requests': {
      cases: {
        'all of them': {},
        "the employer's": {
          query: ({ people }) => `employerId=${people.employer.id}`,
          answers: adminsOnly('seen'),
        },
      },
      sender: 'admin',
    },
    'GET /api/contact_requests/{id}': {
      cases: { "an employer's": read('employer'), "a guest's": read('guest') },
      sender: 'admin',
    },
    'DELETE /api/contact_requests/{id}': {
      status: 204,
      cases: {
        'of a request': { path: { id: unrelated } },
        'their own': {
          path: {
            id: (fixtures) => make.contactRequest(fixtures, { employerId: fixtures.people.employer.id }),
          },
          answers: adminsOnly('done'),
        },
      },
      sender: 'admin',
    },
    'PUT /api/contact_requests/{id}/change-status-to/{statusId}': {
      cases: {
        'of a request': { path: { id: theirs, statusId: make.status } },
        'to a status that does not exist': {
          path: { id: theirs, statusId: make.noId },
          answers: adminsOnly('NotFound'),
          aboutNothing: {},
        },
      },
      sender: 'admin',
    },
    'POST /api/contact_requests/employer-contact-candidate': {
      status: 201,
      cases: {
        'an active one': { body: { ...body(make.jobSeeker), employer: self }, aboutNothing: noCandidate },
        'a paused one': {
          body: {
            ...body(make.pausedJobSeeker),
            employer: (fixtures: Fixtures, actor: Actor) =>
              actor === 'anonymous' ? null : { id: self(fixtures, actor) },
          },
          aboutNothing: noCandidate,
        },
        'in the name of another employer': {
          body: { ...body(make.jobSeeker), employer: async (fixtures: Fixtures) => (await make.employer(fixtures)).id },
          answers: employersAndGuests('NotFound'),
          aboutNothing: { body: { employer: make.noId } },
        },
      },
      sender: 'employer',
      required: ['candidate'],
    },
    'POST /api/contact_requests/admin-introduce-candidate': {
      status: 201,
      cases: {
        'to an employer': {
          body: {
            ...body(make.jobSeeker),
            employer: ({ people }: Fixtures) => ({ id: people.otherEmployer.id }),
          },
          aboutNothing: noCandidate,
        },
      },
      sender: 'admin',
      required: ['employer', 'candidate'],
    },
    'GET /api/contact_requests/get-pending-introduction/{candidateId}': {
      cases: {
        'of a job seeker': {
          path: { candidateId: make.actor('jobSeeker') },
          // The list is empty for strangers and for a job seeker who does not exist.
          answers: knownViewers('seen'),
          nothing: 'empty',
        },
      },
      sender: 'admin',
    },
    'POST /api/contact_requests/activate-new-introduction/{id}': {
      cases: { 'of the two': { path: { id: introduced } }, 'of strangers': { path: { id: strangersIntroduced } } },
      sender: 'employer',
    },
  },
  hidden: ({ app, contacts }) => {
    const column = (name: string) => (text: string) =>
      app.services.db.contactRequest.update({ where: { id: contacts.employer.requestId }, data: { [name]: text } });
    const byEmployer = ['employer', 'admin'] as const;
    return {
      "the request's surname": { set: (text) => column('name')(`Maria ${text}`), seenBy: byEmployer },
      "the request's email": { set: (text) => column('email')(`${text}@hidden.test`), seenBy: byEmployer },
      "the request's WhatsApp": { set: column('whatsApp'), seenBy: byEmployer },
      "the request's company": { set: column('company'), seenBy: byEmployer },
      "the request's description": { set: column('description'), seenBy: ['employer', 'jobSeeker', 'admin'] },
    };
  },
  makeSpare: async (fixtures) => {
    const { db } = fixtures.app.services;
    const { id } = await makeEmployer(db);
    await makeContact(fixtures, { kind: 'employer', id, sessionId: id }, await makeJobSeeker(db, fixtures.catalog));
  },
} satisfies Noun;
