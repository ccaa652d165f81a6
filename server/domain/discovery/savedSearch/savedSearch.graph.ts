import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { AlertFrequency } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { City, Experience, Job, Language, Sex } from '../../core/catalog/reference.graph.ts';
import { searchFilterFields } from '../../people/jobSeeker/jobSeeker.graph.ts';
import { searchFlagNames, searchFlags } from '../../people/search/filters.input.ts';
import { isOwnSavedSearch } from './savedSearch.policy.ts';
import {
  addSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearchAlert,
  searchedFor,
  searchName,
} from './savedSearch.ts';

const searchColumns = { id: true, employerId: true, createdAt: true, ...searchedFor } as const;

const SavedSearch = builder.prismaNode('SavedSearch', {
  extensions: readBy('ACCOUNT'),
  id: { field: 'id' },
  select: searchColumns,
  description: 'A search for job seekers that an employer has saved. For that employer.',
  authScopes: (search, { viewer }) => isOwnSavedSearch(viewer, search),
  fields: (t) => ({
    name: t.string({
      description: "Made of what it asks for, such as 'Waiters in Singapore, female'.",
      resolve: (search, _args, { reference }) => searchName(reference, search),
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'Null: all jobs.',
      resolve: ({ jobId }, _args, { reference }) => reference.jobs.get(jobId),
    }),
    city: t.field({
      type: City,
      nullable: true,
      description: 'Null: all cities.',
      resolve: ({ cityId }, _args, { reference }) => reference.cities.get(cityId),
    }),
    sex: t.field({
      type: Sex,
      nullable: true,
      description: 'Null: all of them.',
      resolve: ({ sexId }, _args, { reference }) => reference.sexes.get(sexId),
    }),
    experience: t.field({
      type: Experience,
      nullable: true,
      description: 'Null: any experience.',
      resolve: ({ experienceId }, _args, { reference }) => reference.experiences.get(experienceId),
    }),
    language: t.field({
      type: Language,
      nullable: true,
      description: 'Null: any language.',
      resolve: ({ languageId }, _args, { reference }) => reference.languages.get(languageId),
    }),
    maxRate: t.exposeInt('maxRate', {
      nullable: true,
      description: 'The highest rate per hour, in whole units of the currency of the city. Null: any.',
    }),
    q: t.exposeString('q', { nullable: true, description: 'Free text. Null: none.' }),
    ...forFields(searchFlagNames, (flag) =>
      t.exposeBoolean(flag, { description: `Whether it finds only those ${searchFlags[flag].meaning}.` }),
    ),
    frequency: t.expose('frequency', {
      type: AlertFrequency,
      description: 'How often the job seekers who are new for it are mailed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

builder.objectField(Viewer, 'savedSearches', (t) =>
  t.connection(
    {
      type: SavedSearch,
      nullable: true,
      description: "The viewer's saved searches, newest first; at most 20. Null for viewers who are not employers.",
      resolve: (viewer, args, ctx, info) => {
        if (viewer.kind !== 'employer') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: searchColumns });
        return connectionOf(ctx, savedSearches(viewer), args, rowsOf(ctx, 'savedSearch', query));
      },
    },
    { name: 'SavedSearchConnection', description: 'A page of saved searches.' },
    { name: 'SavedSearchEdge', description: 'A saved search in its list.' },
  ),
);

mutation('addSavedSearch', addSavedSearch, {
  description:
    'Saves a search for job seekers, with daily mails about new ones. For employers. Saving the same search again gives ' +
    'the same record. At most 20.',
  inputDescription:
    'What the search asks for. Ids are the integer ids used in URLs; absent and null fields do not filter.',
  input: (t) => ({
    jobId: t.int({ description: 'The job they are looking for.' }),
    cityId: t.int({ description: 'The city of work.' }),
    ...searchFilterFields(t),
  }),
  run: async (ctx, input) => ({ savedSearch: await addSavedSearch(ctx, input) }),
  payload: (t) => ({
    savedSearch: t.field({
      type: SavedSearch,
      description: 'The stored record.',
      resolve: ({ savedSearch }) => savedSearch,
    }),
  }),
});

mutation('saveSearchAlert', saveSearchAlert, {
  description:
    'Sets how often the viewer gets emails about the job seekers who are new for a saved search. For employers. Those who ' +
    'joined while it was off are not mailed.',
  inputDescription: 'How often to email.',
  input: (t) => ({
    savedSearch: t.globalID({ required: true, description: 'A saved search of the viewer.' }),
    frequency: t.field({
      type: AlertFrequency,
      required: true,
      description: 'How often emails about new job seekers are sent.',
    }),
  }),
  run: async (ctx, { savedSearch, frequency }) => ({
    savedSearch: await saveSearchAlert(ctx, knownId(savedSearch, 'SavedSearch'), frequency),
  }),
  payload: (t) => ({
    savedSearch: t.field({
      type: SavedSearch,
      description: 'With the new choice.',
      resolve: ({ savedSearch }) => savedSearch,
    }),
  }),
});

mutation('removeSavedSearch', removeSavedSearch, {
  description: 'Deletes a saved search and ends its emails. For employers. Deleting it again changes nothing.',
  input: (t) => ({
    savedSearch: t.globalID({ required: true, description: 'A saved search of the viewer.' }),
  }),
  run: async (ctx, { savedSearch }) => {
    await removeSavedSearch(ctx, knownId(savedSearch, 'SavedSearch'));
    return { removed: savedSearch };
  },
  payload: (t) => ({
    removedId: t.globalID({
      description: 'The global id of the search that is gone.',
      resolve: ({ removed }) => ({ type: removed.typename, id: removed.id }),
    }),
  }),
});
