import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { isOwnSession } from '../access/person.policy.ts';
import { browserName } from './browserName.ts';
import { endOtherSessions } from './resetPassword.ts';
import { endSession, liveSessions } from './session.ts';
import { Viewer } from './viewer.graph.ts';

const sessionColumns = { id: true, userId: true, createdAt: true } as const;

export const Session = builder.prismaNode('Session', {
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
