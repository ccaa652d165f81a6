import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { replyTime } from '../../chat/replyTime/replyTime.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import { seatOf } from '../../chat/seat/chatMember.graph.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import { JobOffer, jobOfferColumns } from '../../offers/jobOffer/jobOffer.graph.ts';
import { canSeeJobOffer } from '../../offers/jobOffer/jobOffer.policy.ts';
import { titleColumns } from '../../offers/jobOffer/jobOffer.ts';
import { ReplyTime } from '../../people/employer/employer.graph.ts';
import { applicationSuggestion, askAboutJobOffer } from './apply.ts';
import { JobApplicationState } from './jobApplication.graph.ts';
import { isOwnApplication, ownApplications, progressOf } from './jobApplication.ts';

const ownColumns = { id: true, jobSeekerId: true, state: true, createdAt: true } as const;

const ApplicationProgress = builder.enumType('ApplicationProgress', {
  description: 'How far an application is.',
  values: {
    SENT: { description: 'The employer has not read it yet.' },
    READ: { description: 'The employer has read it, and has not answered yet.' },
    ANSWERED: { description: 'The employer has written in the chat.' },
    HIRED: { description: 'The employer has hired the job seeker.' },
    DECLINED: { description: 'The employer has declined.' },
  } as const,
});

const OwnApplication = builder.prismaNode('JobApplication', {
  variant: 'OwnApplication',
  extensions: readBy('HIRING'),
  id: { field: 'id' },
  select: ownColumns,
  description: "A job seeker's application to an offer, as its author sees it. For that job seeker.",
  authScopes: (application, { viewer }) => isOwnApplication(viewer, application),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the job seeker applied.' }),
    progress: t.field({
      type: ApplicationProgress,
      description: 'How far it is.',
      resolve: (application, _args, ctx) => progressOf(ctx, application),
    }),
    job: t.field({
      type: Job,
      description: 'The job of the offer, also when the offer is closed.',
      select: { jobOffer: { select: { jobId: true } } },
      resolve: ({ jobOffer: { jobId } }, _args, { reference, db }) =>
        reference.jobs.get(jobId) ?? db.job.findUniqueOrThrow({ where: { id: jobId } }),
    }),
    city: t.field({
      type: City,
      description: 'The city of the offer, also when the offer is closed.',
      select: { jobOffer: { select: { cityId: true } } },
      resolve: ({ jobOffer: { cityId } }, _args, { reference, db }) =>
        reference.cities.get(cityId) ?? db.city.findUniqueOrThrow({ where: { id: cityId } }),
    }),
    replyTime: t.field({
      type: ReplyTime,
      nullable: true,
      description: 'How soon the employer usually answers job seekers. Null where that is not known.',
      select: { jobOffer: { select: { employerId: true } } },
      resolve: ({ jobOffer }, _args, ctx) => replyTime(ctx, jobOffer.employerId),
    }),
    employerName: t.string({
      description: "The employer's name, as the viewer may see it.",
      select: { jobOffer: { select: { employer: { select: nameColumns } } } },
      resolve: ({ jobOffer }, _args, ctx) => visibleName(ctx, jobOffer.employer),
    }),
    company: t.string({
      nullable: true,
      description: 'The name of the business, as the offer shows it.',
      select: { jobOffer: { select: { company: true } } },
      resolve: ({ jobOffer }) => jobOffer.company,
    }),
    jobOffer: t.field({
      type: JobOffer,
      nullable: true,
      description: 'The offer. Null while it is not public.',
      select: (_args, _ctx, nestedSelection) => ({ jobOffer: nestedSelection({ select: jobOfferColumns }) }),
      resolve: ({ jobOffer }, _args, { viewer }) => (canSeeJobOffer(viewer, jobOffer) ? jobOffer : null),
    }),
    chat: t.field({
      type: Chat,
      nullable: true,
      description: 'The chat with the employer. Null while it is not open.',
      select: (_args, _ctx, nestedSelection) => ({ chat: nestedSelection({ select: chatKeyColumns }) }),
      resolve: ({ chat }, _args, ctx) => (seatOf(ctx, chat) ? chat : null),
    }),
  }),
});

builder.objectField(Viewer, 'applications', (t) =>
  t.connection(
    {
      type: OwnApplication,
      nullable: true,
      description: "The viewer's applications to job offers, newest first. Null for viewers who are not job seekers.",
      args: {
        state: t.arg({ type: JobApplicationState, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (viewer, { state, ...args }, ctx, info) => {
        if (viewer.kind !== 'jobSeeker') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: ownColumns });
        return connectionOf(ctx, ownApplications(viewer, state ?? null), args, rowsOf(ctx, 'jobApplication', query));
      },
    },
    {
      name: 'OwnApplicationConnection',
      description: 'A page of the applications of a job seeker.',
      fields: numberedPages,
    },
    { name: 'OwnApplicationEdge', description: 'An application in its list.' },
  ),
);

builder.prismaObjectField(JobOffer, 'suggestedApplication', (t) =>
  t.string({
    nullable: true,
    description:
      "A message to apply with, made of the offer and the viewer's profile. Null for viewers who are not job seekers.",
    select: titleColumns,
    resolve: (offer, _args, ctx) => applicationSuggestion(ctx, offer),
  }),
);

mutation('askAboutJobOffer', askAboutJobOffer, {
  description:
    'Asks the employer of a job offer something in their chat, without an application. For job seekers with an activated profile.',
  input: (t) => ({
    jobOffer: t.globalID({ required: true, description: 'An active job offer.' }),
    message: t.string({ required: true, description: 'The question.' }),
    clientId: t.string({
      description: 'Chosen by the sender, 8 to 64 characters: the same one again stores no second message.',
    }),
  }),
  run: async (ctx, { jobOffer, message, clientId }) => {
    const offerId = knownId(jobOffer, 'JobOffer');
    return { chatId: await askAboutJobOffer(ctx, offerId, { message, clientId: clientId ?? null }) };
  },
  payloadDescription: 'The chat with the employer.',
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The chat with the employer, open for both.',
      resolve: storedRow('chat', 'chatId'),
    }),
  }),
});
