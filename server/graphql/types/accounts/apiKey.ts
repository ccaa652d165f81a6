import { queryFromInfo } from '@pothos/plugin-prisma';
import { isOwnSession } from '../../../domain/accounts/access/person.policy.ts';
import { addApiKey, liveApiKeys, revokeApiKey, rotateApiKey } from '../../../domain/accounts/session/apiKey/apiKey.ts';
import { forFields } from '../../../domain/core/catalog/forFields.input.ts';
import { isKeyGroup, keyGroupNames, keyGroups } from '../../../domain/core/viewer/keyGroups.input.ts';
import { builder } from '../../builder.ts';
import { connectionOf } from '../../connection.ts';
import { declaredBy } from '../../declaredBy.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { rowsOf } from '../../rows.ts';
import { knownId } from '../core/record.ts';
import { Viewer } from './viewer.ts';

const KeyGroup = builder.enumType('KeyGroup', {
  description: 'What a key may be made for.',
  values: forFields(keyGroupNames, (name) => ({ description: keyGroups[name] })),
});

const keyColumns = { id: true, userId: true, createdAt: true } as const;

export const ApiKey = builder.prismaNode('ApiKey', {
  id: { field: 'id' },
  select: keyColumns,
  description: 'A key by which a program acts as a user. For the user.',
  authScopes: (key, { viewer }) => isOwnSession(viewer, key),
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
        return connectionOf(ctx, liveApiKeys(viewer, ctx.now()), args, rowsOf(ctx, 'apiKey', query));
      },
    },
    { name: 'ApiKeyConnection', description: 'A page of keys.' },
    { name: 'ApiKeyEdge', description: 'A key in its list.' },
  ),
);

builder.relayMutationField(
  'addApiKey',
  {
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'What to call it; at most 60 characters.' }),
      groups: t.field({ type: [KeyGroup], required: true, description: 'What it may be used for; at least one.' }),
      canWrite: t.boolean({ required: true, description: 'Whether it may change something.' }),
      days: t.int({ required: true, description: 'How long it is valid, from 1 to 365 days.' }),
    }),
  },
  {
    ...declaredBy(addApiKey),
    description: "Makes a key for the viewer's own account.",
    resolve: (_root, { input }, ctx) => addApiKey(ctx, input),
  },
  {
    outputFields: (t) => ({
      apiKey: t.field({ type: ApiKey, description: 'The stored record.', resolve: ({ apiKey }) => apiKey }),
      key: t.exposeString('key', { description: 'The whole key, which cannot be read again.' }),
    }),
  },
);

builder.relayMutationField(
  'rotateApiKey',
  { inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The key to replace.' }) }) },
  {
    ...declaredBy(rotateApiKey),
    description: "Replaces one of the viewer's keys by one with the same rights. The former stays valid for a day.",
    resolve: (_root, { input: { id } }, ctx) => rotateApiKey(ctx, knownId(id, 'ApiKey')),
  },
  {
    outputFields: (t) => ({
      apiKey: t.field({ type: ApiKey, description: 'The stored record.', resolve: ({ apiKey }) => apiKey }),
      key: t.exposeString('key', { description: 'The whole key, which cannot be read again.' }),
    }),
  },
);

builder.relayMutationField(
  'revokeApiKey',
  { inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The key to end.' }) }) },
  {
    ...declaredBy(revokeApiKey),
    description: "Ends one of the viewer's keys, and what was opened with it.",
    resolve: async (_root, { input: { id } }, ctx) => {
      const revoked = knownId(id, 'ApiKey');
      await revokeApiKey(ctx, revoked);
      return { revoked };
    },
  },
  {
    outputFields: (t) => ({
      revokedId: t.id({
        description: 'The global id of the key that has ended.',
        resolve: ({ revoked }) => encodeGlobalId('ApiKey', revoked),
      }),
    }),
  },
);
