import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { canSeeJobSeeker } from '../../accounts/access/jobSeeker.policy.ts';
import { Employer, JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import { seatOf } from '../../chat/seat/chatMember.graph.ts';
import { JobOffer, jobOfferColumns } from '../../offers/jobOffer/jobOffer.graph.ts';
import { canEditJobOffer } from '../../offers/jobOffer/jobOffer.policy.ts';
import { applicationChat, applyToJobOffer } from './apply.ts';
import { decisionsAtOnce } from './jobApplication.input.ts';
import {
  applicationCounts,
  applicationsFor,
  decideOnApplications,
  newApplicationsOf,
  ofPresent,
  receivedApplications,
} from './jobApplication.ts';

export const applicationColumns = {
  id: true,
  jobOfferId: true,
  createdAt: true,
  jobOffer: { select: { employerId: true } },
} as const;

export const JobApplicationState = builder.enumType('JobApplicationState', {
  description: 'Where an application stands.',
  values: {
    NEW: { description: 'The employer has not answered yet.' },
    IN_TALK: { description: 'The employer has written in the chat.' },
    HIRED: { description: 'The employer has hired the job seeker.' },
    DECLINED: { description: 'The employer has declined.' },
  } as const,
});

const JobApplicationDecision = builder.enumType('JobApplicationDecision', {
  description: 'What an employer decides about an application.',
  values: {
    IN_TALK: { description: 'Takes a decision back.' },
    HIRED: { description: 'The job seeker is hired.' },
    DECLINED: { description: 'The job seeker is declined.' },
  } as const,
});

export const JobApplication = builder.prismaNode('JobApplication', {
  extensions: readBy('HIRING'),
  id: { field: 'id' },
  select: applicationColumns,
  description: "A job seeker's application to an offer. For the offer's employer and admins.",
  authScopes: ({ jobOffer }, { viewer }) => canEditJobOffer(viewer, jobOffer),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the job seeker applied.' }),
    state: t.expose('state', { type: JobApplicationState, description: 'Where it stands.' }),
    jobSeekerName: t.string({
      description: "The job seeker's name, as the viewer may see it.",
      select: { jobSeeker: { select: nameColumns } },
      resolve: ({ jobSeeker }, _args, ctx) => visibleName(ctx, jobSeeker),
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'While the viewer may see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: ({ jobSeeker }, _args, { viewer }) => (canSeeJobSeeker(viewer, jobSeeker) ? jobSeeker : null),
    }),
    jobOffer: t.field({
      type: JobOffer,
      description: 'What it is for.',
      select: (_args, _ctx, nestedSelection) => ({ jobOffer: nestedSelection({ select: jobOfferColumns }) }),
      resolve: ({ jobOffer }) => jobOffer,
    }),
    chat: t.field({
      type: Chat,
      nullable: true,
      description: 'The chat of the two. Null for a viewer who takes no part in it.',
      select: (_args, _ctx, nestedSelection) => ({ chat: nestedSelection({ select: chatKeyColumns }) }),
      resolve: ({ chat }, _args, ctx) => (seatOf(ctx, chat) ? chat : null),
    }),
  }),
});

export const JobApplicationEdge = builder.edgeObject({
  type: JobApplication,
  name: 'JobApplicationEdge',
  description: 'An application in its list.',
});
export const JobApplicationConnection = builder.connectionObject(
  {
    type: JobApplication,
    name: 'JobApplicationConnection',
    description: 'A page of applications.',
    fields: numberedPages,
  },
  JobApplicationEdge,
);

/** As faces on the card of an offer. */
const shownApplicants = 4;

builder.prismaObjectFields(JobOffer, (t) => ({
  viewerApplication: t.field({
    type: Chat,
    nullable: true,
    description: 'The chat in which the viewer applied. Null if they have not.',
    resolve: ({ id }, _args, ctx) => applicationChat(ctx, id),
  }),
  applicationCount: t.int({
    nullable: true,
    description: 'How many have applied. Null for viewers who may not change the offer.',
    resolve: async (offer, _args, ctx) => (await applicationCounts(ctx, offer))?.all ?? null,
  }),
  newApplicationCount: t.int({
    nullable: true,
    description: 'How many applications have no answer yet. Null for viewers who may not change the offer.',
    resolve: async (offer, _args, ctx) => (await applicationCounts(ctx, offer))?.new ?? null,
  }),
  latestApplications: t.field({
    type: [JobApplication],
    nullable: true,
    description: `The ${shownApplicants} latest applications for the offer, the newest first. Null for viewers who may not change the offer.`,
    select: (_args, _ctx, nestedSelection) => ({
      applications: nestedSelection({
        where: ofPresent,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: shownApplicants,
        select: applicationColumns,
      }),
    }),
    resolve: (offer, _args, { viewer }) => (canEditJobOffer(viewer, offer) ? offer.applications : null),
  }),
  applications: t.connection(
    {
      type: JobApplication,
      nullable: true,
      description: 'The applications for the offer, newest first. Null for viewers who may not change the offer.',
      args: {
        state: t.arg({ type: JobApplicationState, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (offer, { state, ...args }, ctx, info) => {
        const listing = applicationsFor(ctx, offer, state ?? null);
        if (!listing) return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: applicationColumns });
        return connectionOf(ctx, listing, args, {
          page: (page) => ctx.db.jobApplication.findMany({ ...query, ...page }),
          count: (where) => ctx.db.jobApplication.count({ where }),
        });
      },
    },
    JobApplicationConnection,
    JobApplicationEdge,
  ),
}));

builder.prismaObjectField(Employer, 'newApplicationCount', (t) =>
  t.int({
    nullable: true,
    description: 'How many applications for all their offers have no answer yet. For the employer and admins.',
    resolve: ({ id }, _args, ctx) => newApplicationsOf(ctx, id),
  }),
);

mutation('applyToJobOffer', applyToJobOffer, {
  description:
    'Applies to a job offer with a message in the chat with its employer. For job seekers with an activated profile. ' +
    'Applying again changes nothing.',
  input: (t) => ({
    jobOffer: t.globalID({ required: true, description: 'An active job offer.' }),
    message: t.string({
      description: 'The first message to the employer. Without it, `suggestedApplication` of the offer.',
    }),
  }),
  run: async (ctx, { jobOffer, message }) => {
    const offerId = knownId(jobOffer, 'JobOffer');
    return { offerId, chatId: await applyToJobOffer(ctx, offerId, message ?? null) };
  },
  payloadDescription: 'The chat of the application.',
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The chat with the employer, open for both.',
      resolve: storedRow('chat', 'chatId'),
    }),
    jobOffer: t.prismaField({
      type: JobOffer,
      nullable: true,
      description: 'The offer. Null if it was closed in the meantime.',
      resolve: (query, { offerId }, _args, { db }) => db.jobOffer.findUnique({ ...query, where: { id: offerId } }),
    }),
  }),
});

mutation('setJobApplicationStates', decideOnApplications, {
  description:
    "Decides about applications: an employer for their own offers, an admin for any. A text needs the employer's subscription.",
  input: (t) => ({
    applications: t.globalIDList({
      required: true,
      description: `Applications for the viewer's offers, at most ${decisionsAtOnce}.`,
    }),
    decision: t.field({ type: JobApplicationDecision, required: true, description: 'What is decided about them.' }),
    text: t.string({ description: 'Sent into each of their chats, once for each decision.' }),
  }),
  run: async (ctx, { applications, decision, text }) => {
    const ids = applications.map((id) => knownId(id, 'JobApplication'));
    return { decided: await decideOnApplications(ctx, { applications: ids, decision, text: text ?? null }) };
  },
  payload: (t) => ({
    applications: t.prismaField({
      type: [JobApplication],
      description: 'The updated records.',
      resolve: (query, { decided }, _args, { db }) =>
        db.jobApplication.findMany({ ...query, where: { id: { in: decided } }, orderBy: { id: 'asc' } }),
    }),
  }),
});

builder.objectField(Viewer, 'receivedApplications', (t) =>
  t.connection(
    {
      type: JobApplication,
      nullable: true,
      description:
        "The applications for all of the viewer's offers, newest first. Null for viewers who are not employers.",
      args: {
        jobOfferId: t.arg.int({ description: "The integer id of one of the viewer's offers; without it, all." }),
        state: t.arg({ type: JobApplicationState, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (viewer, { jobOfferId, state, ...args }, ctx, info) => {
        if (viewer.kind !== 'employer') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: applicationColumns });
        return connectionOf(ctx, receivedApplications(viewer, { jobOfferId, state }), args, {
          page: (page) => ctx.db.jobApplication.findMany({ ...query, ...page }),
          count: (where) => ctx.db.jobApplication.count({ where }),
        });
      },
    },
    JobApplicationConnection,
    JobApplicationEdge,
  ),
);
