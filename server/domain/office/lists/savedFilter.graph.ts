import { builder } from '../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { addDelete, knownId } from '../../../graphql/record.ts';
import { deleteFilter, renameFilter, savedFilters, saveFilter } from './savedFilter.ts';

const OfficeList = builder.enumType('OfficeList', {
  description: 'The lists of the back office with filters.',
  values: {
    JOB_SEEKERS: { description: 'All job seekers, activated or not.' },
    EMPLOYERS: { description: 'All employers, with guests.' },
    JOB_OFFERS: { description: 'The offers of all employers.' },
    CONTACT_REQUESTS: { description: 'What employers asked job seekers, and introductions.' },
    SUBSCRIPTIONS: { description: 'Subscriptions, bought or given.' },
    AUDIT_LOG: { description: 'What admins have done.' },
  } as const,
});

const SavedFilter = builder.prismaNode('SavedFilter', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: ({ adminId }, { viewer }) => viewer.kind === 'admin' && viewer.id === adminId,
  description: 'Filters of a list of the back office that the viewer keeps by name. For the admin who saved them.',
  fields: (t) => ({
    list: t.expose('list', { type: OfficeList, description: 'Where they were saved.' }),
    name: t.exposeString('name', { description: 'As the admin calls them; at most 40 characters.' }),
    query: t.exposeString('query', { description: "The query of the list's address: `city=3&sort=-created`." }),
  }),
});

builder.queryField('savedFilters', (t) =>
  t.field({
    type: [SavedFilter],
    authScopes: { admin: true },
    description: "The viewer's own filters of a list, by name. For admins.",
    args: { list: t.arg({ type: OfficeList, required: true, description: 'Whose filters are asked for.' }) },
    resolve: (_root, { list }, ctx) => savedFilters(ctx, list),
  }),
);

builder.relayMutationField(
  'saveFilter',
  {
    inputFields: (t) => ({
      list: t.field({ type: OfficeList, required: true, description: 'Whose filters are saved.' }),
      name: t.string({ required: true, description: 'Unique for this admin and list; at most 40 characters.' }),
      query: t.string({
        required: true,
        description: "The query of the list's address, with known parameters only, without its page.",
      }),
    }),
  },
  {
    ...declaredBy(saveFilter),
    description: 'Keeps the filters of a list by a name. For admins.',
    resolve: async (_root, { input }, ctx) => ({ saved: await saveFilter(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      savedFilter: t.field({ type: SavedFilter, description: 'The stored record.', resolve: ({ saved }) => saved }),
    }),
  },
);

builder.relayMutationField(
  'renameFilter',
  {
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: 'The filters to rename.' }),
      name: t.string({ required: true, description: 'Unique for this admin and list; at most 40 characters.' }),
    }),
  },
  {
    ...declaredBy(renameFilter),
    description: 'Gives saved filters another name. For the admin who saved them.',
    resolve: async (_root, { input: { id, name } }, ctx) => ({
      saved: await renameFilter(ctx, knownId(id, 'SavedFilter'), name),
    }),
  },
  {
    outputFields: (t) => ({
      savedFilter: t.field({ type: SavedFilter, description: 'The stored record.', resolve: ({ saved }) => saved }),
    }),
  },
);

addDelete('SavedFilter', 'Deletes saved filters. For the admin who saved them.', deleteFilter, { hasVersion: false });
