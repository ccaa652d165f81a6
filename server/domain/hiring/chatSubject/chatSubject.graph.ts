import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import { JobOfferState } from '../../offers/jobOffer/jobOffer.graph.ts';
import { canSeeJobOffer } from '../../offers/jobOffer/jobOffer.policy.ts';
import { titleOf } from '../../offers/jobOffer/jobOffer.ts';
import { ContactAnswer } from '../contactRequest/contactRequest.graph.ts';
import { canAskOthers } from '../contactRequest/contactRequest.ts';
import { companyOf, type ChatSubject as Subject, subjectsOf } from './chatSubject.ts';

const ChatSubjectKind = builder.enumType('ChatSubjectKind', {
  description: 'What led to a chat.',
  values: {
    REQUEST: { description: 'The employer asked the job seeker.' },
    INTRODUCTION: { description: 'An admin introduced the two.' },
    APPLICATION: { description: 'The job seeker applied for an offer of the employer.' },
  } as const,
});

/** As `node` knows them, so that what is read again updates the same record. */
const typeOf = { REQUEST: 'ContactRequest', INTRODUCTION: 'ContactRequest', APPLICATION: 'JobApplication' } as const;

const ChatSubject = builder.objectRef<Subject>('ChatSubject').implement({
  extensions: readBy('HIRING'),
  description: 'What a chat is about: a request, an introduction or an application, as the viewer may see it.',
  fields: (t) => ({
    key: t.string({
      description: 'Unique among the subjects of a chat.',
      resolve: ({ kind, id }) => encodeGlobalId(typeOf[kind], id),
    }),
    kind: t.expose('kind', { type: ChatSubjectKind, description: 'What led to the chat.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the one side asked or applied.' }),
    isByViewer: t.exposeBoolean('isByViewer', {
      description: "Whether it came from the viewer's side. Nobody's: an introduction.",
    }),
    title: t.string({
      nullable: true,
      description:
        'What it is about, in words: the title of the offer, otherwise the job and the city. Null if none is known.',
      resolve: ({ jobId, cityId, titled }, _args, ctx) =>
        titled
          ? titleOf(ctx, titled)
          : [ctx.reference.jobs.get(jobId)?.name, ctx.reference.cities.get(cityId)?.name]
              .filter(Boolean)
              .join(' in ') || null,
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job of the offer; without one, of the job seeker.',
      resolve: ({ jobId }, _args, { reference }) => reference.jobs.get(jobId),
    }),
    city: t.field({
      type: City,
      nullable: true,
      description: 'The city of the offer; without one, of the job seeker.',
      resolve: ({ cityId }, _args, { reference }) => reference.cities.get(cityId),
    }),
    company: t.string({
      nullable: true,
      description:
        'The company of the offer. Of a request, as the employer gave it, for the employer and admins; for the job seeker the ' +
        'name on the public company page, if there is one.',
      resolve: (subject, _args, ctx) => companyOf(ctx, subject),
    }),
    schedule: t.exposeString('schedule', {
      nullable: true,
      description: 'When the work is, in words, such as `Part-time`. Null if nothing is said.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the employer wrote, or an admin of an introduction.',
    }),
    mailedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the job seeker was mailed about a request.',
      resolve: ({ request }) => request?.mailedAt,
    }),
    seenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the job seeker first had the chat open since a request was sent.',
      resolve: ({ request }) => request?.seenAt,
    }),
    answer: t.field({
      type: ContactAnswer,
      nullable: true,
      description: 'What the job seeker said to a request by a button. Null: nothing yet.',
      resolve: ({ request }) => request?.answer,
    }),
    answeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they said so.',
      resolve: ({ request }) => request?.answeredAt,
    }),
    viewerCanAskOthers: t.boolean({
      description: "As `ContactRequest.viewerCanAskOthers`; `key` is the request's global id.",
      resolve: ({ kind, request, given, chatId }, _args, ctx) =>
        kind === 'REQUEST' && request !== null && canAskOthers(ctx, { ...request, ...given, chatId }),
    }),
    viewerCanAnswer: t.boolean({
      description: 'Whether it is a request to the viewer that they have not answered; `key` is its global id.',
      resolve: ({ request, role }, _args, { viewer }) =>
        request !== null && request.answer === null && role === 'jobSeeker' && viewer.kind === 'jobSeeker',
    }),
    isNewToViewer: t.boolean({
      description:
        'Whether it is a request to the viewer that they have not seen. `markChatSeen` notes that they have.',
      resolve: ({ request, role }) => request !== null && request.seenAt === null && role === 'jobSeeker',
    }),
    isDescriptionHidden: t.boolean({
      description: 'False.',
      deprecationReason: 'Descriptions are read at once. Ends 2027-06-30.',
      resolve: () => false,
    }),
    offerDatabaseId: t.int({
      nullable: true,
      description: 'The integer id of the offer that an application is for.',
      resolve: ({ offer }) => offer?.id,
    }),
    offerRate: t.int({
      nullable: true,
      description: "The proposed rate of the offer, in whole units of the city's currency per hour.",
      resolve: ({ offer }) => offer?.rate,
    }),
    offerState: t.field({
      type: JobOfferState,
      nullable: true,
      description: 'Where the offer is in its life. Null without one, and for job seekers when it was taken back.',
      resolve: ({ offer }) => offer?.state,
    }),
    viewerCanSeeOffer: t.boolean({
      description: 'Whether the offer has a page that the viewer may see now.',
      resolve: ({ offer, given }, _args, { viewer }) =>
        offer !== null && canSeeJobOffer(viewer, { ...given, ...offer }),
    }),
  }),
});

builder.prismaObjectFields(Chat, (t) => ({
  subjects: t.field({
    type: [ChatSubject],
    description:
      'What the chat is about, the newest first, at most five. For everyone who sees the chat; empty for support.',
    resolve: (chat, _args, ctx) => subjectsOf(ctx, chat),
  }),
  subjectWhileEmpty: t.field({
    type: ChatSubject,
    nullable: true,
    description: 'What a chat without messages is about: the first of `subjects`. Null once there is a message.',
    select: { nbMessages: true },
    // Lists ask for it with every message, and read nothing for it then.
    resolve: async (chat, _args, ctx) => (chat.nbMessages === 0 ? (await subjectsOf(ctx, chat))[0] : null),
  }),
}));
