import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { versionFieldDescription, versionFor } from '../../../graphql/record.ts';
import { canSeeJobSeeker } from '../../accounts/access/jobSeeker.policy.ts';
import { Employer, JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { chatKeyColumns } from '../../chat/seat/chat.policy.ts';
import { seatOf } from '../../chat/seat/chatMember.graph.ts';
import { firstName } from '../../core/text/firstName.ts';
import { canActivate, canSeeContactData, canSeeContactRequest } from './contactRequest.policy.ts';
import { canAskOthers, othersToAsk, stateOf } from './contactRequest.ts';

/** The columns for policies and cursors; read with every request. */
export const requestColumns = {
  id: true,
  employerId: true,
  jobSeekerId: true,
  activatedAt: true,
  createdAt: true,
  updatedAt: true,
  lastMessageAt: true,
  latestMessageAt: true,
} as const;

const ContactRequestState = builder.enumType('ContactRequestState', {
  description: 'How far a contact request has come, for its employer.',
  values: {
    PENDING_INTRODUCTION: { description: 'An introduction that waits to be taken up.' },
    SENT: { description: 'The job seeker has it, and has not written since.' },
    ANSWERED: { description: 'The job seeker has answered by a button, or written since it was sent.' },
    HIRED: { description: 'The employer has hired the job seeker since it was sent.' },
    DECLINED: { description: 'The employer has decided against the job seeker since it was sent.' },
  } as const,
});

export const ContactAnswer = builder.enumType('ContactAnswer', {
  description: 'What a job seeker says to a contact request by a button.',
  values: {
    INTERESTED: { description: 'Wants to hear more.' },
    NOT_THIS_TIME: { description: 'Does not want this work.' },
  } as const,
});

export const ContactRequest = builder.prismaNode('ContactRequest', {
  extensions: readBy('HIRING'),
  id: { field: 'id' },
  select: requestColumns,
  description: "An employer's wish to meet a job seeker, or an admin's introduction of the two. For them and admins.",
  authScopes: (request, { viewer }) => canSeeContactRequest(viewer, request),
  fields: (t) => ({
    version: t.string({
      nullable: true,
      description: versionFieldDescription,
      select: { statusId: true },
      resolve: (row, _args, { viewer }) => versionFor(viewer, 'CONTACT_REQUEST', row),
    }),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    name: t.string({
      description: 'As the employer gave it; for the job seeker the first word of it.',
      select: { name: true },
      resolve: (request, _args, { viewer }) =>
        canSeeContactData(viewer, request) ? request.name : firstName(request.name),
    }),
    email: t.string({
      nullable: true,
      description: 'For the employer and admins.',
      select: { email: true },
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.email : null),
    }),
    whatsApp: t.string({
      nullable: true,
      description: 'E.164. For the employer and admins.',
      select: { whatsApp: true },
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.whatsApp : null),
    }),
    company: t.string({
      nullable: true,
      description: 'For the employer and admins.',
      select: { company: true },
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.company : null),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'What the work is about. It contains no contact data.',
    }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether part-time work is offered.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether full-time work is offered.' }),
    isIntroduction: t.boolean({
      description: 'Whether an admin introduced the two, rather than the employer having asked.',
      select: { introducedById: true },
      resolve: (request) => request.introducedById !== null,
    }),
    isPending: t.boolean({
      description: 'An introduction that has not been activated yet.',
      resolve: (request) => request.activatedAt === null,
    }),
    activatedAt: t.expose('activatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the two came together: at once for a request of the employer. Null: a pending introduction.',
    }),
    state: t.field({
      type: ContactRequestState,
      nullable: true,
      description: 'How far it has come. For the employer and admins.',
      select: { chatId: true, answer: true },
      resolve: (request, _args, ctx) => stateOf(ctx, request),
    }),
    mailedAt: t.expose('mailedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job seeker was mailed about it. Null: not yet, or they get no such mails.',
    }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job seeker first had the chat open since it was sent.',
    }),
    answer: t.expose('answer', {
      type: ContactAnswer,
      nullable: true,
      description:
        'What the job seeker said to it by a button, once. Null: nothing yet; they may have written in the chat.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they said so.',
    }),
    viewerCanAskOthers: t.boolean({
      description:
        'Whether the viewer is its employer and can ask others the same: after two hours without an answer, or after a no.',
      select: { chatId: true, answer: true },
      resolve: (request, _args, ctx) => canAskOthers(ctx, request),
    }),
    othersToAsk: t.field({
      type: [JobSeeker],
      nullable: true,
      description:
        'Up to three public job seekers of the same job and city whom the employer has not contacted, the best match first. Null while ' +
        '`viewerCanAskOthers` is false.',
      select: { chatId: true, answer: true, jobSeeker: { select: { jobId: true, cityId: true } } },
      resolve: async (request, _args, ctx, info) => {
        if (!(await canAskOthers(ctx, request))) return null;
        const query = queryFromInfo({ context: ctx, info, select: userColumns });
        return ctx.db.user.findMany({ ...query, ...othersToAsk(request.employerId, request.jobSeeker) });
      },
    }),
    viewerCanActivate: t.boolean({
      description: 'Whether it is a pending introduction that the viewer may take up.',
      resolve: (request, _args, { viewer }) => canActivate(viewer, request),
    }),
    employerName: t.string({
      description: "The employer's present name, as the viewer may see it.",
      select: { employer: { select: nameColumns } },
      resolve: (request, _args, ctx) => visibleName(ctx, request.employer),
    }),
    employer: t.field({
      type: Employer,
      nullable: true,
      description: 'For the employer and admins.',
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: userColumns }) }),
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.employer : null),
    }),
    jobSeekerName: t.string({
      description: "The job seeker's name, as the viewer may see it.",
      select: { jobSeeker: { select: nameColumns } },
      resolve: (request, _args, ctx) => visibleName(ctx, request.jobSeeker),
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'While the viewer may see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: (request, _args, { viewer }) => (canSeeJobSeeker(viewer, request.jobSeeker) ? request.jobSeeker : null),
    }),
    chat: t.field({
      type: Chat,
      nullable: true,
      description: 'The chat of the two. While a pending introduction keeps it closed, for admins alone.',
      select: (_args, _ctx, nestedSelection) => ({ chat: nestedSelection({ select: chatKeyColumns }) }),
      resolve: (request, _args, ctx) => (seatOf(ctx, request.chat) ? request.chat : null),
    }),
    lastMessageAt: t.expose('lastMessageAt', {
      type: 'DateTime',
      description: 'When the last message of the chat was written; before the first one, when the chat was made.',
    }),
  }),
});

export const ContactRequestEdge = builder.edgeObject({ type: ContactRequest, name: 'ContactRequestEdge' });
export const ContactRequestConnection = builder.connectionObject(
  {
    type: ContactRequest,
    name: 'ContactRequestConnection',
    description: 'A page of contact requests.',
    fields: numberedPages,
  },
  ContactRequestEdge,
);

type Types = typeof builder.$inferSchemaTypes;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** The input fields for an employer's details, shared by several inputs. */
export const contactDataFields = (t: InputFields, name: string) => ({
  name: t.string({ description: name }),
  email: t.string({ description: 'This or a WhatsApp number is needed.' }),
  whatsApp: t.string({ description: 'With the country code.' }),
  company: t.string({ description: 'The company that the work is for, if any; at most 120 characters.' }),
  clientKey: t.string({
    description: 'Chosen by the sender, 8 to 64 characters and hard to guess: the same one again makes nothing new.',
  }),
});

/** What a visitor agrees to who has no account. */
export const termsField = (t: InputFields) => ({
  termsVersion: t.string({
    description: 'The version of the terms that was shown to a visitor or guest, who accepts them with this; a day.',
  }),
});

/** The description of the work. */
export const preferenceFields = (t: InputFields) => ({
  description: t.string({ description: 'What the work is about, at most 2000 characters.' }),
  partTime: t.boolean({ required: true, defaultValue: false, description: 'Whether part-time work is offered.' }),
  fullTime: t.boolean({ required: true, defaultValue: false, description: 'Whether full-time work is offered.' }),
});
