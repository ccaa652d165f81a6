import { queryFromInfo } from '@pothos/plugin-prisma';
import { firstName } from '../../domain/account/visibility.ts';
import {
  canSeeContactData,
  canSeeContactRequest,
  contactRequestsWhere,
} from '../../domain/contactRequest/contactRequest.policy.ts';
import { contactJobSeeker } from '../../domain/contactRequest/contactRequest.ts';
import { Forbidden, InvalidInput, NotFound } from '../../domain/errors.ts';
import { canSeeJobSeeker } from '../../domain/jobSeeker/jobSeeker.policy.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { databaseId } from '../globalId.ts';
import { becomeGuest } from '../guest.ts';
import { Chat } from './chat.ts';
import { ContactRequestStatus } from './contactRequestStatus.ts';
import { numberedPages } from './pageCursors.ts';
import { Employer, JobSeeker, userColumns, visibleName } from './user.ts';

const requestColumns = { id: true, employerId: true, jobSeekerId: true, activatedAt: true, createdAt: true } as const;

export const ContactRequest = builder.prismaNode('ContactRequest', {
  id: { field: 'id' },
  select: requestColumns,
  description: "An employer's wish to meet a job seeker. For the two of them and admins.",
  authScopes: (request, { viewer }) => canSeeContactRequest(viewer, request),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    name: t.string({
      description: 'As the employer gave it; the first word of it for the job seeker.',
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
      description: 'For the employer and admins.',
      select: { whatsApp: true },
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.whatsApp : null),
    }),
    company: t.string({
      nullable: true,
      description: 'For the employer and admins.',
      select: { company: true },
      resolve: (request, _args, { viewer }) => (canSeeContactData(viewer, request) ? request.company : null),
    }),
    description: t.exposeString('description', { nullable: true, description: 'What the work is about.' }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether part-time work is offered.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether full-time work is offered.' }),
    isPending: t.boolean({
      description: 'An introduction that nobody has activated yet.',
      resolve: (request) => request.activatedAt === null,
    }),
    status: t.field({
      type: ContactRequestStatus,
      nullable: true,
      description: 'For admins.',
      select: { status: true },
      resolve: (request, _args, { viewer }) => (viewer.kind === 'admin' ? request.status : null),
    }),
    employerName: t.string({
      description: "The employer's present name, as the viewer may see it.",
      select: { employer: { select: { id: true, name: true } } },
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
      select: { jobSeeker: { select: { id: true, name: true } } },
      resolve: (request, _args, ctx) => visibleName(ctx, request.jobSeeker),
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'While the viewer may see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: (request, _args, { viewer }) => (canSeeJobSeeker(viewer, request.jobSeeker) ? request.jobSeeker : null),
    }),
    chat: t.relation('chat', { description: 'Where the two of them talk.' }),
  }),
});

const ContactRequestFilter = builder.inputType('ContactRequestFilter', {
  description: 'By integer ids, as addresses carry them. Every field that is absent or null lets all through.',
  fields: (t) => ({
    fullTime: t.boolean({ description: 'Whether full-time work is offered.' }),
    partTime: t.boolean({ description: 'Whether part-time work is offered.' }),
    jobId: t.int({ description: "The job seeker's job." }),
    cityId: t.int({ description: "The job seeker's city." }),
    employerId: t.int({ description: 'Who asks.' }),
    jobSeekerId: t.int({ description: 'Who is asked.' }),
    statusId: t.int({ description: 'How far it has come.' }),
  }),
});

builder.queryFields((t) => ({
  contactRequests: t.connection(
    {
      type: ContactRequest,
      authScopes: { admin: true },
      description: "The back office's list, newest first.",
      args: { filter: t.arg({ type: ContactRequestFilter, description: 'Which of them; without it, all.' }) },
      resolve: (_root, args, ctx, info) => {
        const where = contactRequestsWhere(args.filter ?? {});
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: requestColumns });
        return connectionOf(ctx, { where, order: [{ field: 'createdAt', direction: 'desc' }] }, args, {
          page: (page) => ctx.db.contactRequest.findMany({ ...query, ...page }),
          count: (where) => ctx.db.contactRequest.count({ where }),
        });
      },
    },
    {
      name: 'ContactRequestConnection',
      description: 'A page of contact requests.',
      fields: numberedPages,
    },
    { name: 'ContactRequestEdge' },
  ),
}));

builder.relayMutationField(
  'contactJobSeeker',
  {
    inputFields: (t) => ({
      jobSeeker: t.globalID({ required: true, description: 'Whom to contact.' }),
      name: t.string({ description: 'At most 30 characters. Needed from everybody who is not signed in.' }),
      email: t.string({ description: 'This or a WhatsApp number is needed.' }),
      whatsApp: t.string({ description: 'With the country code.' }),
      company: t.string({ description: 'For whom the work is, if for a company.' }),
      description: t.string({ description: 'What the work is about.' }),
      partTime: t.boolean({ required: true, defaultValue: false, description: 'Whether part-time work is offered.' }),
      fullTime: t.boolean({ required: true, defaultValue: false, description: 'Whether full-time work is offered.' }),
      clientKey: t.string({
        description: 'Chosen by the sender and hard to guess: the same one again makes no second request.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'An employer contacts a job seeker. Somebody who is not signed in becomes a guest employer. ' +
      'The employer, the request and the chat are made together or not at all.',
    errors: { types: [InvalidInput, Forbidden, NotFound] },
    resolve: async (_root, { input: { jobSeeker, ...input } }, ctx) => {
      const contact = await contactJobSeeker(ctx, { ...input, jobSeekerId: databaseId(jobSeeker, 'JobSeeker') ?? 0 });
      if (ctx.viewer.kind === 'anonymous' || ctx.viewer.kind === 'guest') {
        becomeGuest(ctx, contact.employerId);
      }
      return contact;
    },
  },
  {
    outputFields: (t) => ({
      contactRequest: t.prismaField({
        type: ContactRequest,
        description: 'As it is stored; the first one where the same `clientKey` was sent before.',
        resolve: (query, contact, _args, { db }) =>
          db.contactRequest.findUniqueOrThrow({ ...query, where: { id: contact.contactRequestId } }),
      }),
      chat: t.prismaField({
        type: Chat,
        description: 'The chat of the two, made or opened again.',
        resolve: (query, contact, _args, { db }) =>
          db.chat.findUniqueOrThrow({ ...query, where: { id: contact.chatId } }),
      }),
    }),
  },
);
