import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { canSee, relationTo } from '../../domain/account/visibility.ts';
import { emailsTo, sendEmail } from '../../domain/email/email.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import type { PageArguments } from '../keyset.ts';
import { personOf } from './person.ts';
import { saveFailures } from './record.ts';
import { Admin, Employer, JobSeeker, User, userColumns } from './user.ts';

const EmailStatus = builder.enumType('EmailStatus', {
  description: 'Whether a mail went out.',
  values: {
    OK: { value: 'ok', description: 'The mailer has taken it.' },
    KO: { value: 'ko', description: 'It could not be sent.' },
  } as const,
});

const emailColumns = { id: true, createdAt: true } as const;

export const EmailMessage = builder.prismaNode('EmailMessage', {
  id: { field: 'id' },
  select: emailColumns,
  description: 'A mail that an admin wrote to a job seeker or an employer. For admins.',
  authScopes: { admin: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer uses it.' }),
    text: t.exposeString('message', { description: 'What was written.' }),
    status: t.expose('status', { type: EmailStatus, description: 'Whether it went out.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    sender: t.field({
      type: Admin,
      description: 'Who wrote it.',
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

async function pageOfEmails(userId: number, args: PageArguments, ctx: GraphContext, info: GraphQLResolveInfo) {
  if (!canSee(await relationTo(ctx.viewer, userId, ctx.clients), 'emailMessages')) return null;
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: emailColumns });
  return connectionOf(ctx, emailsTo(userId), args, {
    page: (page) => ctx.db.emailMessage.findMany({ ...query, ...page }),
    count: (where) => ctx.db.emailMessage.count({ where }),
  });
}

for (const person of [JobSeeker, Employer]) {
  builder.prismaObjectField(person, 'emailMessages', (t) =>
    t.connection(
      {
        type: EmailMessage,
        nullable: true,
        description: 'What admins wrote to this person by e-mail, newest first. For admins.',
        resolve: ({ id }, args, ctx, info) => pageOfEmails(id, args, ctx, info),
      },
      EmailMessageConnection,
      EmailMessageEdge,
    ),
  );
}

builder.relayMutationField(
  'sendEmail',
  {
    description: 'A mail to one person.',
    inputFields: (t) => ({
      user: t.globalID({ required: true, description: 'The global id of a job seeker or employer.' }),
      text: t.string({ required: true, description: 'At most 10000 characters; not empty.' }),
      clientKey: t.string({
        description: 'Chosen by the sender, 8 to 64 characters: the same one again sends no second mail.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Writes an e-mail to a job seeker or an employer, and keeps it with how it went. For admins.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { user, text, clientKey } }, ctx) =>
      sendEmail(ctx, personOf(user), { text, clientKey }),
  },
  {
    description: 'The mail is kept; whether it went out, its status says.',
    outputFields: (t) => ({
      emailMessage: t.prismaField({
        type: EmailMessage,
        description: 'The mail as it is kept.',
        resolve: (query, { id }, _args, { db }) => db.emailMessage.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      user: t.prismaField({
        type: User,
        description: 'Whom it went to, with all their mails.',
        resolve: (query, { userId }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  },
);
