import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../../graphql/builder.ts';
import { connectionOf } from '../../../../graphql/connection.ts';
import { readBy } from '../../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../../graphql/globalId.ts';
import { mutation } from '../../../../graphql/mutation.ts';
import { knownId, recordId } from '../../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../../graphql/rows.ts';
import { forFields } from '../../../core/catalog/forFields.input.ts';
import { isKeyGroup, keyGroupNames, keyGroups } from '../../../core/viewer/keyGroups.input.ts';
import { Viewer } from '../viewer.graph.ts';
import { apiKeyMaxOrigins } from './apiKey.input.ts';
import { mayManageKey } from './apiKey.policy.ts';
import { addApiKey, liveApiKeys, revokeApiKey, rotateApiKey } from './apiKey.ts';

const KeyGroup = builder.enumType('KeyGroup', {
  description: 'What a key may be made for.',
  values: forFields(keyGroupNames, (name) => ({ description: keyGroups[name] })),
});

export const keyColumns = {
  id: true,
  userId: true,
  createdAt: true,
  user: { select: { integration: { select: { id: true } } } },
} as const;

export const ApiKey = builder.prismaNode('ApiKey', {
  extensions: readBy(null),
  id: { field: 'id' },
  select: keyColumns,
  description: 'A key by which a program acts as a user. For the user; that of an integration for admins.',
  authScopes: (key, { viewer }) => mayManageKey(viewer, key),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it.' }),
    start: t.exposeString('start', { description: 'The first characters of the key. The whole is shown only once.' }),
    groups: t.field({
      type: [KeyGroup],
      select: { groups: true },
      description: 'What it may be used for.',
      resolve: ({ groups }) => groups.filter(isKeyGroup),
    }),
    canWrite: t.exposeBoolean('canWrite', { description: 'Whether it may change something. Every key may read.' }),
    origins: t.exposeStringList('origins', {
      description: 'Whose pages may use it in a browser. Empty: it is for programs, and no origin is asked for.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.field({
      type: 'DateTime',
      select: { session: { select: { expiresAt: true } } },
      description: 'When it ends by itself.',
      resolve: ({ session }) => session.expiresAt,
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was used last, to about a minute. Null: never.',
    }),
  }),
});

builder.objectField(Viewer, 'apiKeys', (t) =>
  t.connection(
    {
      type: ApiKey,
      nullable: true,
      description: "The viewer's valid keys, newest first. Null for a viewer who has not signed in.",
      resolve: (viewer, args, ctx, info) => {
        if (!('sessionId' in viewer)) return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: keyColumns });
        const { apiKey } = ctx.db;
        return connectionOf(ctx, liveApiKeys(viewer, ctx.now()), args, {
          ...rowsOf(ctx, 'apiKey'),
          page: (page) => apiKey.findMany({ ...query, ...page }),
        });
      },
    },
    { name: 'ApiKeyConnection', description: 'A page of keys.' },
    { name: 'ApiKeyEdge', description: 'A key in its list.' },
  ),
);

mutation('addApiKey', addApiKey, {
  description: "Makes a key for the viewer's own account, or by an admin for an integration.",
  input: (t) => ({
    integration: t.globalID({
      description: "An integration, by admins. Without one, it is for the viewer's account.",
    }),
    name: t.string({ required: true, description: 'What to call it; at most 60 characters.' }),
    groups: t.field({ type: [KeyGroup], required: true, description: 'What it may be used for; at least one.' }),
    canWrite: t.boolean({ required: true, description: 'Whether it may change something.' }),
    origins: t.stringList({
      description: `Whose pages may use it in a browser, such as https://www.example.com; at most ${apiKeyMaxOrigins}.`,
    }),
    days: t.int({ required: true, description: 'How long it is valid, from 1 to 365 days.' }),
  }),
  run: (ctx, { integration, ...input }) =>
    addApiKey(ctx, { ...input, integrationId: recordId(integration, 'Integration') }),
  payload: (t) => ({
    apiKey: t.prismaField({
      type: ApiKey,
      description: 'The stored record.',
      resolve: storedRow('apiKey', 'apiKeyId'),
    }),
    key: t.exposeString('key', { description: 'The whole key, which cannot be read again.' }),
  }),
});

mutation('rotateApiKey', rotateApiKey, {
  description:
    "Replaces one of the viewer's keys, or by an admin one of an integration, by one with the same rights. The former stays valid for a day.",
  input: (t) => ({ id: t.globalID({ required: true, description: 'The key to replace.' }) }),
  run: (ctx, { id }) => rotateApiKey(ctx, knownId(id, 'ApiKey')),
  payload: (t) => ({
    apiKey: t.prismaField({
      type: ApiKey,
      description: 'The stored record.',
      resolve: storedRow('apiKey', 'apiKeyId'),
    }),
    key: t.exposeString('key', { description: 'The whole key, which cannot be read again.' }),
  }),
});

mutation('revokeApiKey', revokeApiKey, {
  description: "Ends one of the viewer's keys, or by an admin one of an integration, and what was opened with it.",
  input: (t) => ({ id: t.globalID({ required: true, description: 'The key to end.' }) }),
  run: async (ctx, { id }) => {
    const revoked = knownId(id, 'ApiKey');
    await revokeApiKey(ctx, revoked);
    return { revoked };
  },
  payload: (t) => ({
    revokedId: t.id({
      description: 'The global id of the key that has ended.',
      resolve: ({ revoked }) => encodeGlobalId('ApiKey', revoked),
    }),
  }),
});
