import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { isOwnSession, ownOrForAdmins } from '../access/person.policy.ts';
import { MessageMail, storedUser, User } from '../access/user.graph.ts';
import { acceptTerms } from '../terms/terms.ts';
import { changeEmail, confirmEmail } from './changeEmail.ts';
import { countTrustedBrowsers } from './grants.ts';
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
const changedUser = 'The changed account.';

mutation('changeName', changeName, {
  description: "Changes the viewer's own name. For signed-in users.",
  inputDescription: 'The new name.',
  input: (t) => ({ name: t.string({ required: true, description: 'At most 60 characters.' }) }),
  run: async (ctx, input) => ({ id: await changeName(ctx, input) }),
  payloadDescription: changedUser,
  payload: (t) => ({
    user: t.prismaField(storedUser('With the new name.')),
  }),
});

mutation('acceptTerms', acceptTerms, {
  description: 'The viewer accepts the terms and the privacy page in their present version. For signed-in users.',
  inputDescription: 'The terms as they were shown.',
  input: (t) => ({
    version: t.string({
      required: true,
      description: 'The version that was shown, which has to be the present one.',
    }),
  }),
  run: async (ctx, input) => ({ id: await acceptTerms(ctx, input) }),
  payloadDescription: changedUser,
  payload: (t) => ({
    user: t.prismaField(storedUser('With the version.')),
  }),
});

mutation('saveMessageMail', saveMessageMail, {
  description: 'Sets how often the viewer gets emails about unread messages. For signed-in users and guests.',
  inputDescription: 'How often to email.',
  input: (t) => ({
    messageMail: t.field({
      type: MessageMail,
      required: true,
      description: 'How often emails about unread messages are sent.',
    }),
  }),
  run: async (ctx, input) => ({ id: await saveMessageMail(ctx, input.messageMail) }),
  payloadDescription: changedUser,
  payload: (t) => ({
    user: t.prismaField(storedUser('With the new choice.')),
  }),
});

mutation('changePassword', changePassword, {
  description:
    'Changes the password of the viewer and ends their other sessions. For a forgotten password, ' +
    '/api/auth/request-password-reset sends a link.',
  inputDescription: 'The current and the new password.',
  input: (t) => ({
    currentPassword: t.string({ required: true, description: "The account's password before the change." }),
    newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
  }),
  run: async (ctx, input) => ({ id: await changePassword(ctx, input) }),
  payloadDescription: changedUser,
  payload: (t) => ({
    user: t.prismaField(storedUser('The viewer.')),
  }),
});

mutation('changeEmail', changeEmail, {
  description:
    'Sends a code for `confirmEmail` to the new email. Until then nothing changes. An email that another account has is ' +
    'answered in the same way: its owner gets an email about it. A change of the password cancels the request. For ' +
    'signed-in users.',
  inputDescription: 'The new email and the current password.',
  input: (t) => ({
    email: t.string({ required: true, description: 'The new email, which receives the code.' }),
    password: t.string({ required: true, description: 'The current password.' }),
  }),
  run: async (ctx, input) => ({ sentTo: await changeEmail(ctx, input) }),
  payloadDescription: 'The code was sent.',
  payload: (t) => ({ sentTo: t.exposeString('sentTo', { description: 'The email that receives the code.' }) }),
});

mutation('confirmEmail', confirmEmail, {
  description:
    'Completes `changeEmail`: the viewer logs in with the new email and receives emails there, and their other sessions ' +
    'end. Five wrong codes cancel the request. For signed-in users.',
  inputDescription: 'The code that was sent to the new email.',
  input: (t) => ({ code: t.string({ required: true, description: '8 digits, valid for one hour.' }) }),
  run: async (ctx, input) => ({ id: await confirmEmail(ctx, input) }),
  payloadDescription: changedUser,
  payload: (t) => ({
    user: t.prismaField(storedUser('With the new email.')),
  }),
});

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

builder.objectField(Viewer, 'trustedBrowserCount', (t) =>
  t.int({
    nullable: true,
    description:
      'How many browsers log in without a code of two-factor login, each for 30 days after its last code. They end with ' +
      '`endOtherSessions`. Null for a viewer who has not signed in.',
    resolve: (viewer, _args, ctx) => ('sessionId' in viewer ? countTrustedBrowsers(ctx, viewer.id) : null),
  }),
);

mutation('endSession', endSession, {
  description: "Signs one of the viewer's browsers or apps out, and closes what is open there.",
  inputDescription: 'Which one to end.',
  input: (t) => ({
    id: t.globalID({ required: true, description: "The global id of one of the viewer's sessions." }),
  }),
  run: async (ctx, { id }) => {
    const ended = knownId(id, 'Session');
    await endSession(ctx, ended);
    return { ended };
  },
  payloadDescription: 'The session is over.',
  payload: (t) => ({
    endedId: t.id({
      description: 'The global id of what is over.',
      resolve: ({ ended }) => encodeGlobalId('Session', ended),
    }),
  }),
});

mutation('endOtherSessions', endOtherSessions, {
  description: "Signs all of the viewer's browsers and apps out but the one that asks, and closes what is open there.",
  run: async (ctx) => ({ endedCount: await endOtherSessions(ctx) }),
  payloadDescription: 'Only this session is left.',
  payload: (t) => ({
    endedCount: t.exposeInt('endedCount', { description: 'How many sessions are over.' }),
  }),
});
