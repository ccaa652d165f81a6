import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import type { PageArguments } from '../../../graphql/keyset.ts';
import { holds } from '../../../graphql/loadedRows.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addSave, knownId, versionField } from '../../../graphql/record.ts';
import { newestArg, newestByOwner, newestSize, rowsOf, storedRow } from '../../../graphql/rows.ts';
import { personOf } from '../../accounts/access/person.graph.ts';
import { Admin, Employer, guarded, JobSeeker, User, userColumns } from '../../accounts/access/user.graph.ts';
import { canSee, relationTo } from '../../accounts/access/visibility.ts';
import type { Ctx } from '../../core/context.ts';
import {
  emailSubject,
  emailsTo,
  emailTemplates,
  emailTemplateVerbs,
  failedEmails,
  latestEmailsTo,
  sendEmail,
  sendEmailAgain,
} from './email.ts';

const EmailStatus = builder.enumType('EmailStatus', {
  description: 'Whether a mail was sent.',
  values: {
    OK: { value: 'ok', description: 'Sent, or about to be sent.' },
    KO: {
      value: 'ko',
      description: 'The mail server did not take it. It is tried again for hours, unless it was refused.',
    },
  } as const,
});

const emailColumns = { id: true, createdAt: true } as const;

export const EmailMessage = builder.prismaNode('EmailMessage', {
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: emailColumns,
  description: 'A mail that an admin wrote to a job seeker or an employer. For admins.',
  authScopes: { admin: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer uses it.' }),
    text: t.exposeString('message', { description: 'The plain text of the mail.' }),
    status: t.expose('status', { type: EmailStatus, description: 'Whether it was sent.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    subject: t.string({ description: 'The subject of the mail.', resolve: (_mail, _args, ctx) => emailSubject(ctx) }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'What the mail server said when it did not take it. Null: it was sent, or it is not known.',
    }),
    receiver: t.field({
      type: User,
      description: 'To whom it was written.',
      select: (_args, _ctx, nestedSelection) => ({ user: nestedSelection({ select: userColumns }) }),
      resolve: ({ user }) => user,
    }),
    sender: t.field({
      type: Admin,
      description: 'The author.',
      select: (_args, _ctx, nestedSelection) => ({ sender: nestedSelection({ select: userColumns }) }),
      resolve: ({ sender }) => sender,
    }),
  }),
});

const EmailMessageEdge = builder.edgeObject({
  type: EmailMessage,
  name: 'EmailMessageEdge',
  description: 'A mail in its list.',
});
const EmailMessageConnection = builder.connectionObject(
  { type: EmailMessage, name: 'EmailMessageConnection', description: 'A page of mails.' },
  EmailMessageEdge,
);

async function pageOfEmails(userId: number, args: PageArguments, ctx: Ctx, info: GraphQLResolveInfo) {
  if (!canSee(await relationTo(ctx, userId), 'emailMessages')) return null;
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: emailColumns });
  return connectionOf(ctx, emailsTo(ctx.viewer, userId), args, rowsOf(ctx, 'emailMessage', query));
}

for (const person of [JobSeeker, Employer]) {
  builder.prismaObjectField(person, 'emailMessages', (t) =>
    t.connection(
      {
        type: EmailMessage,
        nullable: true,
        description: 'E-mails from admins to this person, newest first. For admins.',
        resolve: ({ id }, args, ctx, info) => pageOfEmails(id, args, ctx, info),
      },
      EmailMessageConnection,
      EmailMessageEdge,
    ),
  );
}

mutation('sendEmail', sendEmail, {
  description:
    'Sends an e-mail to a job seeker or an employer and stores it. Its status changes when the mail server does not take it. For admins.',
  inputDescription: 'A mail to one user.',
  input: (t) => ({
    user: t.globalID({ required: true, description: 'The global id of a job seeker or employer.' }),
    text: t.string({ required: true, description: 'At most 10000 characters; not empty.' }),
    clientKey: t.string({
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key sends no second mail.',
    }),
  }),
  run: async (ctx, { user, text, clientKey }) => sendEmail(ctx, personOf(user), { text, clientKey }),
  payloadDescription: 'The stored mail.',
  payload: (t) => ({
    emailMessage: t.prismaField({
      type: EmailMessage,
      description: 'The stored mail.',
      resolve: storedRow('emailMessage'),
    }),
    user: t.prismaField({
      type: User,
      description: 'The recipient.',
      resolve: storedRow('user', 'userId'),
    }),
  }),
});

const newestEmails = newestByOwner(latestEmailsTo);

builder.prismaInterfaceField(User, 'recentEmailMessages', (t) =>
  t.field({
    type: [EmailMessage],
    nullable: true,
    description: 'The newest mails from admins to this person. For admins.',
    args: { first: t.arg.int(newestArg) },
    resolve: async (user, args, ctx, info) => {
      const first = newestSize(args.first);
      if (!(await guarded(ctx, user.id, 'emailMessages', true))) return null;
      const query = queryFromInfo({ context: ctx, info, select: emailColumns });
      const mails = (await newestEmails(ctx, user.id, first)).slice(0, first);
      return mails.map((mail) =>
        holds(mail, query) ? mail : ctx.db.emailMessage.findUniqueOrThrow({ ...query, where: { id: mail.id } }),
      );
    },
  }),
);

builder.queryField('failedEmails', (t) =>
  t.connection(
    {
      type: EmailMessage,
      authScopes: { admin: true },
      description: 'E-mails from admins of the last 30 days that were not sent, newest first. For admins.',
      args: { page: t.arg.int(pageArg) },
      resolve: (_root, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: emailColumns });
        return connectionOf(ctx, failedEmails(ctx), args, rowsOf(ctx, 'emailMessage', query));
      },
    },
    { name: 'FailedEmailConnection', description: 'A page of failed mails.', fields: numberedPages },
    { name: 'FailedEmailEdge', description: 'A failed mail in its list.' },
  ),
);

mutation('sendEmailAgain', sendEmailAgain, {
  description: 'Sends a failed e-mail again. One that was sent already is not sent twice. For admins.',
  input: (t) => ({ id: t.globalID({ required: true, description: 'A mail that was not sent.' }) }),
  run: async (ctx, input) => {
    const id = knownId(input.id, 'EmailMessage');
    await sendEmailAgain(ctx, id);
    return { id };
  },
  payload: (t) => ({
    emailMessage: t.prismaField({
      type: EmailMessage,
      description: 'The mail with its new status.',
      resolve: storedRow('emailMessage'),
    }),
  }),
});

const EmailTemplate = builder.prismaNode('EmailTemplate', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'A text that admins begin an email with. For admins.',
  fields: (t) => ({
    version: versionField(t, 'EMAIL_TEMPLATE'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as addresses carry it.' }),
    name: t.exposeString('name', { description: 'What admins choose it by. Its receiver does not see it.' }),
    text: t.exposeString('text', { description: 'Plain text, at most 10000 characters.' }),
  }),
});

builder.queryFields((t) => ({
  emailTemplates: t.field({
    type: [EmailTemplate],
    authScopes: { admin: true },
    description: 'All templates of emails, by name. For admins.',
    resolve: (_root, _args, ctx) => emailTemplates(ctx),
  }),
  emailTemplate: t.prismaField({
    type: EmailTemplate,
    nullable: true,
    authScopes: { admin: true },
    description: 'The template with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) =>
      db.emailTemplate.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

addSave(
  'EMAIL_TEMPLATE',
  EmailTemplate,
  (t) => ({
    name: t.string({ required: true, description: 'Unique; at most 80 characters.' }),
    text: t.string({ required: true, description: 'At most 10000 characters; not empty.' }),
  }),
  {
    description: 'Creates or changes a template of emails. For admins.',
    idDescription: 'The template to change; without it a new one is created.',
    save: emailTemplateVerbs.save,
  },
);

addDelete('EmailTemplate', 'Deletes a template of emails. For admins.', emailTemplateVerbs.remove);
