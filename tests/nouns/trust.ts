import type { JobReference, Prisma, Rating } from '../../server/generated/prisma/client.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { inState, makeJobOffer } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun } from './noun.ts';
import {
  adminsFind,
  adminsOnly,
  everyone,
  jobSeekersOnly,
  outcomes,
  registeredEmployers,
  signedIn,
  theseAndAdmins,
} from './outcomes.ts';

/** Reviews are for admins; of a rejection its author reads the reason. */
async function waitingReview(fixtures: Fixtures): Promise<{ id: number }> {
  const { id: jobSeekerId } = await make.pausedJobSeeker(fixtures);
  return fixtures.app.services.db.review.findUniqueOrThrow({ where: { jobSeekerId } });
}
const decision = { id: idOf('Review', waitingReview), version: 1 };

/** Everyone reports what they can see; reports are for admins. */
const openReport = ({ app, people }: Fixtures, data: { text?: string; reporterEmail?: string } = {}) =>
  app.services.db.report.create({
    data: {
      ...{ kind: 'PROFILE', reason: 'SPAM', reporterKey: make.unique() },
      ...{ userId: people.jobSeeker.id, reporterId: people.employer.id },
      ...data,
    },
  });
const report = (fixtures: Fixtures) => openReport(fixtures);
const about = (typename: string, made: MakeRecord) => ({ subject: idOf(typename, made), reason: 'SPAM' });
const inChat = ({ contacts }: Fixtures) => ({ databaseId: contacts.employer.chatId });

const update = ({ app }: Fixtures, { id }: { id: number }, data: Prisma.UserUpdateInput) =>
  app.services.db.user.update({ where: { id }, data });
const checked = (identityNote: string, { app }: Fixtures) => ({ identityNote, identityCheckedAt: app.clock.now });

const dayMs = 86_400_000;

/** A reference of the actor `jobSeeker` that waits, unless the data says otherwise. */
function referenceOf({ app, people }: Fixtures, data: Partial<Omit<JobReference, 'id'>> = {}): Promise<JobReference> {
  const at = app.clock.now;
  return app.services.db.jobReference.create({
    data: {
      ...{ company: 'Blue Cafe', contactName: 'Otto Blue', contactEmail: `${make.unique()}@blue.test` },
      ...{ job: 'Waiter', beganIn: '2024-03', endedIn: '2025-05' },
      jobSeekerId: people.jobSeeker.id,
      askedAt: at,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 30 * dayMs),
      ...data,
    },
  });
}
const waiting = (fixtures: Fixtures) => referenceOf(fixtures);
const confirmed = (fixtures: Fixtures, data: Partial<JobReference> = {}) =>
  referenceOf(fixtures, { state: 'CONFIRMED', answeredAt: fixtures.app.clock.now, ...data });
const tokenOf = async (fixtures: Fixtures) =>
  fixtures.app.services.referenceTokens.issue(
    await waiting(fixtures).then(({ id, contactEmail: email }) => ({ id, email })),
  );
const newReference = {
  ...{ company: 'Blue Cafe', contactName: 'Otto Blue' },
  ...{ job: 'Waiter', beganIn: '2024-03', endedIn: '2025-05' },
};

/** A rating of the actor `jobSeeker` by the actor `employer`, unless the data says otherwise. */
export async function ratingOf({ app, people }: Fixtures, data: Partial<Omit<Rating, 'id'>> = {}): Promise<Rating> {
  const { db, now } = app.services;
  const pair = { employerId: people.employer.id, jobSeekerId: people.jobSeeker.id, ...data };
  await db.rating.deleteMany({ where: { employerId: pair.employerId, jobSeekerId: pair.jobSeekerId } });
  return db.rating.create({ data: { stars: 4, changedAt: now(), createdAt: now(), ...data, ...pair } });
}
const publicRating = (fixtures: Fixtures) => ratingOf(fixtures);
const hiddenRatingOf = (fixtures: Fixtures, data: Partial<Rating> = {}) =>
  ratingOf(fixtures, { hiddenAt: fixtures.app.clock.now, ...data });
const hiddenRating = (fixtures: Fixtures) => hiddenRatingOf(fixtures);
const answeredRating = (fixtures: Fixtures) =>
  ratingOf(fixtures, { reply: 'Thanks', repliedAt: fixtures.app.clock.now });

/** The job seeker and the employer of `premium` have both written; in the other chats only an admin has. */
async function jobSeekerOfBoth({ app, people, contacts }: Fixtures): Promise<{ id: number }> {
  const { chatId } = contacts.premium;
  await app.services.db.message.createMany({
    data: [people.premium, people.jobSeeker].map(({ id }) => ({ chatId, userId: id, text: 'Hello' })),
  });
  await app.services.db.rating.deleteMany({ where: { employerId: people.premium.id } });
  return people.jobSeeker;
}

/** The fixtures of other questions have this chat too. */
const unblock = ({ app }: Fixtures) => app.services.db.userBlock.deleteMany();

const ofMembers = (outcome: string) => ({ ...signedIn(outcome), admin: 'Forbidden' });
const officeOnly = { seenBy: ['admin'], seenOverRest: [] } as const;
const ownOnly = { seenBy: ['jobSeeker', 'admin'], seenOverRest: [] } as const;

export const trust = {
  graph: {
    ...rowsFor(adminsFind, {
      'node Review': ['of a profile', waitingReview],
      'node Report': ['about a job seeker', report],
    }),
    ...rowsFor(adminsOnly('seen'), {
      'Query.reviews': ['all of them'],
      'Query.reviewNeighbours': ['of an existing one', waitingReview],
      'Query.review': ['an existing one', waitingReview],
      'Query.reports': ['all of them'],
      'Query.report': ['an existing one', report],
      'Query.reportContext': ['of an existing one', report],
    }),
    ...rowsFor(adminsOnly('done'), {
      'Mutation.approveReview': ['of a new profile', decision],
      'Mutation.rejectReview': ['of a new profile', { ...decision, reason: 'Please add a photo' }],
      'Mutation.resolveReport': ['an open one', { id: idOf('Report', report), resolution: 'DISMISSED' }],
      'Mutation.liftBan': [
        'of a banned employer',
        {
          user: idOf('Employer', async (fixtures) =>
            update(fixtures, await make.employer(fixtures), { bannedAt: fixtures.app.clock.now }),
          ),
        },
      ],
      'Mutation.withdrawIdentityCheck': [
        'of an employer who was checked',
        {
          user: idOf('Employer', async (fixtures) =>
            update(fixtures, await make.employer(fixtures), checked('Passport', fixtures)),
          ),
        },
      ],
      'Mutation.hideRating': ['an existing one', { id: idOf('Rating', publicRating), isHidden: true }],
    }),
    ...rowsFor(ofMembers('done'), {
      'Mutation.unblockUser': ['someone who is not blocked', { userDatabaseId: 1 }],
      'Mutation.sendPhoneCode': ['to their own number'],
    }),
    'Mutation.report': {
      'a public profile': [about('JobSeeker', make.jobSeeker), everyone('done')],
      'a profile that is not public': [about('JobSeeker', make.pausedJobSeeker), theseAndAdmins([], 'done')],
      'a public offer': [about('JobOffer', make.jobOffer), outcomes({ rest: 'done', employer: 'Conflict' })],
      'a filled offer': [
        about('JobOffer', make.closedOffer),
        outcomes({ rest: 'NotFound', employer: 'Conflict', admin: 'done' }),
      ],
      'the page of an employer who is not hiring': [about('Employer', make.employer), theseAndAdmins([], 'done')],
      'a public rating': [about('Rating', publicRating), outcomes({ rest: 'done', employer: 'Conflict' })],
      'a hidden rating': [
        about('Rating', hiddenRating),
        outcomes({ rest: 'NotFound', jobSeeker: 'done', employer: 'Conflict', admin: 'done' }),
      ],
      "an admin's message to the job seeker and the employer": [
        { ...about('Message', ({ contacts }) => contacts.employer.messageId), chat: inChat },
        outcomes({ rest: 'NotFound', jobSeeker: 'done', employer: 'done', admin: 'Conflict' }),
      ],
      'a message of another chat': [
        { ...about('Message', ({ contacts }) => contacts.premium.messageId), chat: inChat },
        everyone('NotFound'),
      ],
    },
    'Mutation.blockUser': {
      'the other side of a chat': {
        given: { chat: inChat },
        after: unblock,
        answers: { ...signedIn('NotFound'), jobSeeker: 'done', employer: 'done', admin: 'Forbidden' },
      },
      'the other side of a chat, by its share link': {
        given: { chat: ({ contacts }: Fixtures) => ({ sharedHash: contacts.outside.hash }) },
        after: unblock,
        // It counts for the two people of the chat, as themselves.
        answers: { ...signedIn('NotFound'), otherJobSeeker: 'done', otherEmployer: 'done', admin: 'Forbidden' },
      },
      'a job seeker, from the profile': [{ jobSeeker: idOf('JobSeeker', make.jobSeeker) }, registeredEmployers('done')],
      'a job seeker who is not public': [
        { jobSeeker: idOf('JobSeeker', make.pausedJobSeeker) },
        registeredEmployers('NotFound'),
      ],
    },
    'Mutation.banUser': {
      'a job seeker': [{ user: idOf('JobSeeker', make.jobSeeker), reason: 'Fraud' }, adminsOnly('done')],
      'a guest': [{ user: idOf('Employer', make.guest), reason: 'Fraud' }, adminsOnly('done')],
      'an admin': [{ user: idOf('Admin', make.actor('admin')), reason: 'Fraud' }, adminsOnly('Forbidden')],
    },
    'Mutation.checkIdentity': {
      'of a job seeker': [{ user: idOf('JobSeeker', make.jobSeeker), note: 'Passport' }, adminsOnly('done')],
      'of a guest': [{ user: idOf('Employer', make.guest), note: 'Passport' }, adminsOnly('done')],
      'of an admin': [{ user: idOf('Admin', make.actor('admin')), note: 'Passport' }, adminsOnly('Forbidden')],
    },
    // Job seekers see their own references with the contacts, and admins all of them. Everyone sees what was confirmed.
    'Query.mailedReference': {
      'by the token of a mail': [{ token: tokenOf }, everyone('seen')],
      'by a token that is cut off': [
        { token: async (fixtures: Fixtures) => (await tokenOf(fixtures)).slice(0, -1) },
        everyone('nothing'),
      ],
    },
    'node JobReference': {
      'that waits': [waiting, theseAndAdmins(['jobSeeker'], 'seen')],
      'that is confirmed': [(fixtures) => confirmed(fixtures), theseAndAdmins(['jobSeeker'], 'seen')],
    },
    'Mutation.addJobReference': {
      'of a former employer': [
        async ({ app, people }: Fixtures) => {
          await app.services.db.jobReference.deleteMany({ where: { jobSeekerId: people.jobSeeker.id } });
          return { ...newReference, contactEmail: `${make.unique()}@blue.test` };
        },
        jobSeekersOnly('done'),
      ],
      'of themselves': [
        (fixtures, actor) => ({ ...newReference, contactEmail: make.oneself(fixtures, actor).email }),
        jobSeekersOnly('InvalidInput'),
      ],
    },
    // Employers rate after a chat; everyone sees ratings, and hidden ones their employer, their job seeker and admins.
    'node Rating': {
      'that is public': [publicRating, everyone('seen')],
      'that is hidden': [hiddenRating, theseAndAdmins(['jobSeeker', 'employer'], 'seen')],
    },
    'Mutation.rateJobSeeker': {
      'after a chat of one of them': [
        { jobSeeker: idOf('JobSeeker', jobSeekerOfBoth), stars: 5 },
        { ...registeredEmployers('Conflict'), premium: 'done' },
      ],
      'who is not public': [
        { jobSeeker: idOf('JobSeeker', make.pausedJobSeeker), stars: 5 },
        registeredEmployers('NotFound'),
      ],
    },
    'Mutation.replyToRating': {
      'an existing one': [
        { id: idOf('Rating', publicRating), reply: 'Thank you' },
        { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' },
      ],
      'that has a reply': [
        { id: idOf('Rating', answeredRating), reply: 'Thank you' },
        { ...jobSeekersOnly('NotFound'), jobSeeker: 'Conflict' },
      ],
    },
    // What was verified of a person: everyone sees that it was; only admins read what they noted.
    'Query.sendsTextMessages': { 'in the demo': { answers: everyone('seen') } },
    'Mutation.mailEmailConfirmation': { 'their own': { answers: signedIn('done') } },
    'Mutation.confirmPhone': { 'with a wrong code': [{ code: '12345' }, ofMembers('InvalidInput')] },
    'Mutation.resendJobReference': {
      'that waits': [{ id: idOf('JobReference', waiting) }, { ...jobSeekersOnly('NotFound'), jobSeeker: 'done' }],
    },
    'Mutation.removeJobReference': {
      'that waits': [{ id: idOf('JobReference', waiting) }, { ...jobSeekersOnly('done'), admin: 'done' }],
    },
    'Mutation.removeRating': {
      'an existing one': [{ id: idOf('Rating', publicRating) }, registeredEmployers('done')],
    },
  },
  hidden: (fixtures) => {
    const { app, catalog, people } = fixtures;
    const { db } = app.services;
    const rejected = { state: 'REJECTED', decidedAt: app.clock.now } as const;
    return {
      'why a profile was rejected': {
        set: (reason) => {
          const jobSeekerId = people.jobSeeker.id;
          const data = { ...rejected, reason };
          return db.review.upsert({ where: { jobSeekerId }, create: { ...data, jobSeekerId }, update: data });
        },
        ...ownOnly,
      },
      'why a job offer was rejected': {
        set: async (reason) => {
          const offer = await makeJobOffer(db, catalog, { employerId: people.employer.id, ...inState('DRAFT') });
          return db.review.create({ data: { ...rejected, jobOfferId: offer.id, reason } });
        },
        seenBy: ['employer', 'admin'],
        seenOverRest: [],
      },
      'what was reported': { set: (text) => openReport(fixtures, { text }), ...officeOnly },
      'the email of a visitor who reported': {
        set: (text) => openReport(fixtures, { reporterEmail: `${text}@hidden.test` }),
        ...officeOnly,
      },
      'why someone is banned': {
        set: (banReason) => db.user.update({ where: { id: people.premium.id }, data: { banReason } }),
        ...officeOnly,
      },
      'what an identity was checked by': {
        set: (identityNote) => update(fixtures, people.jobSeeker, checked(identityNote, fixtures)),
        ...officeOnly,
      },
      'who is asked for a reference that waits': {
        set: (contactName) => referenceOf(fixtures, { contactName }),
        ...ownOnly,
      },
      'who has confirmed a reference': { set: (contactName) => confirmed(fixtures, { contactName }), ...ownOnly },
      'the email of who has confirmed a reference': {
        set: (text) => confirmed(fixtures, { contactEmail: `${text}@blue.test` }),
        ...ownOnly,
      },
      'the company of a reference that was declined': {
        set: (company) => referenceOf(fixtures, { company, state: 'DECLINED', answeredAt: app.clock.now }),
        ...ownOnly,
      },
      'the text of a hidden rating': {
        set: (text) => hiddenRatingOf(fixtures, { text }),
        seenBy: ['jobSeeker', 'employer', 'admin'],
        seenOverRest: [],
      },
      'the reply to a hidden rating': {
        // Of another employer: one has one rating of a job seeker.
        set: (reply) => hiddenRatingOf(fixtures, { employerId: people.premium.id, reply, repliedAt: app.clock.now }),
        seenBy: ['jobSeeker', 'premium', 'admin'],
        seenOverRest: [],
      },
    };
  },
} satisfies Noun;
