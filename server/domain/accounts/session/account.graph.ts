import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { isOwnSession, ownOrForAdmins } from '../access/person.policy.ts';
import { MessageMail, User } from '../access/user.graph.ts';
import { acceptTerms } from '../terms/terms.ts';
import { changeEmail, confirmEmail } from './changeEmail.ts';
import { endOtherSessions } from './resetPassword.ts';
import { browserName, changeName, changePassword, endSession, liveSessions, saveMessageMail } from './session.ts';
import { Viewer } from './viewer.graph.ts';

/** Account changes by users, and by admins for other users. Signing in and out is under /api/auth. */

builder.queryField('user', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    authScopes: { public: true },
    description: 'The person with this integer id, for themselves and admins; null for others.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id of a user of any role.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      ownOrForAdmins(viewer, databaseId) ? db.user.findUnique({ ...query, where: { id: databaseId } }) : null,
  }),
);

/** The viewer after the change. */
const changedUser = {
  description: 'The changed account.',
} as const;

builder.relayMutationField(
  'changeName',
  {
    description: 'The new name.',
    inputFields: (t) => ({ name: t.string({ required: true, description: 'At most 60 characters.' }) }),
  },
  {
    ...declaredBy(changeName),
    description: "Changes the viewer's own name. For signed-in users.",
    resolve: async (_root, { input }, ctx) => ({ id: await changeName(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the new name.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'acceptTerms',
  {
    description: 'The terms as they were shown.',
    inputFields: (t) => ({
      version: t.string({
        required: true,
        description: 'The version that was shown, which has to be the present one.',
      }),
    }),
  },
  {
    ...declaredBy(acceptTerms),
    description: 'The viewer accepts the terms and the privacy page in their present version. For signed-in users.',
    resolve: async (_root, { input }, ctx) => ({ id: await acceptTerms(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the version.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'saveMessageMail',
  {
    description: 'How often to email.',
    inputFields: (t) => ({
      messageMail: t.field({
        type: MessageMail,
        required: true,
        description: 'How often emails about unread messages are sent.',
      }),
    }),
  },
  {
    ...declaredBy(saveMessageMail),
    description: 'Sets how often the viewer gets emails about unread messages. For signed-in users and guests.',
    resolve: async (_root, { input }, ctx) => ({ id: await saveMessageMail(ctx, input.messageMail) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the new choice.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The current and the new password.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: "The account's password before the change." }),
      newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
    }),
  },
  {
    ...declaredBy(changePassword),
    description:
      'Changes the password of the viewer and ends their other sessions. For a forgotten password, ' +
      '/api/auth/request-password-reset sends a link.',
    resolve: async (_root, { input }, ctx) => ({ id: await changePassword(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'The viewer.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'changeEmail',
  {
    description: 'The new email and the current password.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'The new email, which receives the code.' }),
      password: t.string({ required: true, description: 'The current password.' }),
    }),
  },
  {
    ...declaredBy(changeEmail),
    description:
      'Sends a code for `confirmEmail` to the new email. Until then nothing changes. An email that another account has is ' +
      'answered in the same way: its owner gets an email about it. A change of the password cancels the request. For ' +
      'signed-in users.',
    resolve: async (_root, { input }, ctx) => ({ sentTo: await changeEmail(ctx, input) }),
  },
  {
    description: 'The code was sent.',
    outputFields: (t) => ({ sentTo: t.exposeString('sentTo', { description: 'The email that receives the code.' }) }),
  },
);

builder.relayMutationField(
  'confirmEmail',
  {
    description: 'The code that was sent to the new email.',
    inputFields: (t) => ({ code: t.string({ required: true, description: '8 digits, valid for one hour.' }) }),
  },
  {
    ...declaredBy(confirmEmail),
    description:
      'Completes `changeEmail`: the viewer logs in with the new email and receives emails there, and their other sessions ' +
      'end. Five wrong codes cancel the request. For signed-in users.',
    resolve: async (_root, { input }, ctx) => ({ id: await confirmEmail(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the new email.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

const sessionColumns = { id: true, userId: true, createdAt: true } as const;

const Session = builder.prismaNode('Session', {
  extensions: readBy(null),
  id: { field: 'id' },
  select: sessionColumns,
  description: 'A signed-in session of a browser, or of an app that has tokens. For its user.',
  authScopes: (session, { viewer }) => isOwnSession(viewer, session),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed in.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    ipAddress: t.exposeString('ipAddress', { nullable: true, description: 'Where it was signed in from.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What the browser called itself.' }),
    browser: t.string({
      nullable: true,
      select: { userAgent: true },
      description: "Browser and system, such as 'Chrome on Android'. Null if they are unknown.",
      resolve: ({ userAgent }) => browserName(userAgent),
    }),
    deviceName: t.string({
      nullable: true,
      select: { appLogin: { select: { deviceName: true } } },
      description: 'What an app calls its device. Null for a browser.',
      resolve: ({ appLogin }) => appLogin?.deviceName ?? null,
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, { viewer }) => 'sessionId' in viewer && viewer.sessionId === id,
    }),
  }),
});

builder.objectField(Viewer, 'sessions', (t) =>
  t.connection(
    {
      type: Session,
      nullable: true,
      description: "The viewer's sessions, newest first. Null for a viewer who has not signed in.",
      resolve: (viewer, args, ctx, info) => {
        if (!('sessionId' in viewer)) return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: sessionColumns });
        return connectionOf(ctx, liveSessions(viewer, ctx.now()), args, rowsOf(ctx, 'session', query));
      },
    },
    { name: 'SessionConnection', description: 'A page of sessions.' },
    { name: 'SessionEdge', description: 'A session in its list.' },
  ),
);

builder.relayMutationField(
  'endSession',
  {
    description: 'Which one to end.',
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The global id of one of the viewer's sessions." }),
    }),
  },
  {
    ...declaredBy(endSession),
    description: "Signs one of the viewer's browsers or apps out, and closes what is open there.",
    resolve: async (_root, { input: { id } }, ctx) => {
      const ended = knownId(id, 'Session');
      await endSession(ctx, ended);
      return { ended };
    },
  },
  {
    description: 'The session is over.',
    outputFields: (t) => ({
      endedId: t.id({
        description: 'The global id of what is over.',
        resolve: ({ ended }) => encodeGlobalId('Session', ended),
      }),
    }),
  },
);

builder.relayMutationField(
  'endOtherSessions',
  null,
  {
    ...declaredBy(endOtherSessions),
    description:
      "Signs all of the viewer's browsers and apps out but the one that asks, and closes what is open there.",
    resolve: async (_root, _args, ctx) => ({ endedCount: await endOtherSessions(ctx) }),
  },
  {
    description: 'Only this session is left.',
    outputFields: (t) => ({
      endedCount: t.exposeInt('endedCount', { description: 'How many sessions are over.' }),
    }),
  },
);
