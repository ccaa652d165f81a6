import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { Admin, userColumns } from '../../accounts/access/user.graph.ts';
import { ApiKey, keyColumns } from '../../accounts/session/apiKey/apiKey.graph.ts';
import { liveKeysOfIntegration } from '../../accounts/session/apiKey/apiKey.ts';
import { addIntegration, endIntegration, integrations, renameIntegration } from './integration.ts';

const nameText = 'What to call it, such as Payroll import; at most 60 characters.';

const Integration = builder.prismaNode('Integration', {
  extensions: readBy(null),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'A program of the operator, with an account of its own that nobody can log in to. For admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    name: t.string({
      description: 'What admins call it. The audit log has it as the name of the admin.',
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    madeBy: t.field({
      type: Admin,
      description: 'Who has made it, and is mailed of new keys.',
      select: (_args, _ctx, nestedSelection) => ({ madeBy: nestedSelection({ select: userColumns }) }),
      resolve: ({ madeBy }) => madeBy,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when none of its keys is valid. Null: it has not ended.',
      select: { user: { select: { deletedAt: true } } },
      resolve: ({ user }) => user.deletedAt,
    }),
    apiKeys: t.field({
      type: [ApiKey],
      description: 'Its valid keys, newest first; at most 20.',
      select: (_args, { now }, nestedSelection) => ({
        user: { select: { apiKeys: { ...liveKeysOfIntegration(now()), ...nestedSelection({ select: keyColumns }) } } },
      }),
      resolve: ({ user }) => user.apiKeys,
    }),
  }),
});

builder.queryFields((t) => ({
  integrations: t.connection(
    {
      type: Integration,
      authScopes: { admin: true },
      description: 'All integrations, newest first. For admins.',
      args: { page: t.arg.int(pageArg) },
      resolve: (_root, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, integrations(ctx.viewer), args, rowsOf(ctx, 'integration', query));
      },
    },
    { name: 'IntegrationConnection', description: 'A page of integrations.', fields: numberedPages },
    { name: 'IntegrationEdge', description: 'An integration in its list.' },
  ),
  integration: t.prismaField({
    type: Integration,
    nullable: true,
    authScopes: { admin: true },
    description: 'The integration with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.integration.findFirst({ ...query, where: { ...integrations(viewer).where, id: databaseId } }),
  }),
}));

mutation('addIntegration', addIntegration, {
  description: 'Makes an integration, without a key. For admins.',
  input: (t) => ({ name: t.string({ required: true, description: nameText }) }),
  run: async (ctx, input) => ({ id: await addIntegration(ctx, input) }),
  payload: (t) => ({
    integration: t.prismaField({
      type: Integration,
      description: 'The new record.',
      resolve: storedRow('integration'),
    }),
  }),
});

mutation('renameIntegration', renameIntegration, {
  description: 'Gives an integration another name. For admins.',
  input: (t) => ({
    integration: t.globalID({ required: true, description: 'One that has not ended.' }),
    name: t.string({ required: true, description: nameText }),
  }),
  run: async (ctx, { integration, name }) => ({
    id: await renameIntegration(ctx, knownId(integration, 'Integration'), { name }),
  }),
  payload: (t) => ({
    integration: t.prismaField({ type: Integration, description: 'As stored.', resolve: storedRow('integration') }),
  }),
});

mutation('endIntegration', endIntegration, {
  description: 'Ends an integration for good, with all its keys and what was opened with them. For admins.',
  input: (t) => ({ integration: t.globalID({ required: true, description: 'One that has not ended.' }) }),
  run: async (ctx, { integration }) => ({
    id: await endIntegration(ctx, knownId(integration, 'Integration')),
  }),
  payload: (t) => ({
    integration: t.prismaField({ type: Integration, description: 'As stored.', resolve: storedRow('integration') }),
  }),
});
