import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { addDelete, knownId } from '../../../graphql/record.ts';
import { Employer, JobSeeker } from '../../accounts/access/user.graph.ts';
import { ContactRequest } from '../../hiring/contactRequest/contactRequest.graph.ts';
import { JobOffer } from '../../offers/jobOffer/jobOffer.graph.ts';
import {
  contactRequestsFound,
  jobOffersFound,
  type OfficeSearch as OfficeSearchShape,
  peopleFound,
  readOfficeSearch,
} from './officeSearch.ts';
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

mutation('saveFilter', saveFilter, {
  description: 'Keeps the filters of a list by a name. For admins.',
  input: (t) => ({
    list: t.field({ type: OfficeList, required: true, description: 'Whose filters are saved.' }),
    name: t.string({ required: true, description: 'Unique for this admin and list; at most 40 characters.' }),
    query: t.string({
      required: true,
      description: "The query of the list's address, with known parameters only, without its page.",
    }),
  }),
  run: async (ctx, input) => ({ saved: await saveFilter(ctx, input) }),
  payload: (t) => ({
    savedFilter: t.field({ type: SavedFilter, description: 'The stored record.', resolve: ({ saved }) => saved }),
  }),
});

mutation('renameFilter', renameFilter, {
  description: 'Gives saved filters another name. For the admin who saved them.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The filters to rename.' }),
    name: t.string({ required: true, description: 'Unique for this admin and list; at most 40 characters.' }),
  }),
  run: async (ctx, { id, name }) => ({
    saved: await renameFilter(ctx, knownId(id, 'SavedFilter'), name),
  }),
  payload: (t) => ({
    savedFilter: t.field({ type: SavedFilter, description: 'The stored record.', resolve: ({ saved }) => saved }),
  }),
});

addDelete('SavedFilter', 'Deletes saved filters. For the admin who saved them.', deleteFilter, { hasVersion: false });

/** Finds records from anywhere in the back office. Each kind is one statement, the newest first. */

const orderBy: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

const OfficeSearch = builder.objectRef<OfficeSearchShape>('OfficeSearch').implement({
  extensions: readBy('OFFICE'),
  description: 'What a search of the back office has found, by kind, the newest first. For admins.',
  fields: (t) => ({
    jobSeekers: t.prismaField({
      type: [JobSeeker],
      description: 'Job seekers, activated or not, by id, or by words in their name, email, title or areas.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.user.findMany({
          ...query,
          orderBy,
          where: peopleFound(ctx, search, 'ROLE_CANDIDATE'),
          take: search.first,
        }),
    }),
    employers: t.prismaField({
      type: [Employer],
      description: 'Employers and guests by id, or by words in their name, email or company.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.user.findMany({
          ...query,
          orderBy,
          where: peopleFound(ctx, search, 'ROLE_EMPLOYER'),
          take: search.first,
        }),
    }),
    jobOffers: t.prismaField({
      type: [JobOffer],
      description: 'Job offers by id, or by words in their job, city, employer or description.',
      resolve: (query, search, _args, ctx) =>
        ctx.db.jobOffer.findMany({ ...query, orderBy, where: jobOffersFound(ctx, search), take: search.first }),
    }),
    contactRequests: t.prismaField({
      type: [ContactRequest],
      description: 'Contact requests by id, or of the job seekers and employers whom the words find.',
      resolve: async (query, search, _args, ctx) =>
        ctx.db.contactRequest.findMany({
          ...query,
          orderBy,
          where: await contactRequestsFound(ctx, search),
          take: search.first,
        }),
    }),
  }),
});

builder.queryField('officeSearch', (t) =>
  t.field({
    type: OfficeSearch,
    authScopes: { admin: true },
    description: 'Finds people, job offers and contact requests by id or by words. For admins.',
    args: {
      q: t.arg.string({
        required: true,
        description: "An integer id, as '12' or '#12', or words, at most 100 characters. Every word has to be found.",
      }),
      first: t.arg.int({ required: true, defaultValue: 5, description: 'The most of each kind, 1 to 10.' }),
    },
    resolve: (_root, { q, first }, ctx) => readOfficeSearch(ctx, q, first),
  }),
);
