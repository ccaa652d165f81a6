import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { versionField } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { InvalidInput } from '../failures/errors.ts';
import { byName, withDirection } from '../lists/listing.ts';

/** Reference data: small tables kept in memory. All their fields are public. */

const databaseIdDescription = 'The integer id, as the REST layer and the addresses use it.';

export const Country = builder.prismaNode('Country', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A country and its currency.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'The displayed name.' }),
    currencyCode: t.exposeString('currencyCode', { description: 'ISO 4217.' }),
    currencySymbol: t.exposeString('currencySymbol', { description: "The symbol in front of a price, such as 'S$'." }),
    currencyName: t.exposeString('currencyName', { description: "The name, such as 'Singapore dollar'." }),
    situationList: t.exposeStringList('situationList', {
      description: 'If not empty, a job seeker in this country has to choose one.',
    }),
  }),
});

export const City = builder.prismaNode('City', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A city in which people work.',
  fields: (t) => ({
    version: versionField(t, 'CITY'),
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'The displayed name.' }),
    slug: t.exposeString('slug', { description: 'The name used in URLs. It never changes.' }),
    recommendedPrices: t.exposeIntList('recommendedPrices', {
      description: 'The rate choices, in whole currency units per hour.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'By its IANA name, such as `Asia/Singapore`.' }),
    country: t.field({
      type: Country,
      description: 'The country, which determines the currency of the rates.',
      extensions: { sameForEveryone: true },
      resolve: (city, _args, { reference }) => reference.countries.get(city.countryId) ?? missing('country'),
    }),
  }),
});

export const Job = builder.prismaNode('Job', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A job, such as waiter.',
  fields: (t) => ({
    version: versionField(t, 'JOB'),
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: "The singular, such as 'Waiter'." }),
    plural: t.exposeString('plural', { description: "The plural, such as 'Waiters'." }),
    skills: t.exposeStringList('skills', { description: 'What an answer about the job can name.' }),
    slug: t.exposeString('slug', { description: 'The name used in URLs. It never changes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const Sex = builder.prismaNode('Sex', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A gender that a job seeker can choose.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: "One word: 'Female', 'Male'." }),
  }),
});

export const Language = builder.prismaNode('Language', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A mother tongue.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'In English.' }),
  }),
});

export const Experience = builder.prismaNode('Experience', {
  id: { field: 'id' },
  authScopes: { public: true },
  extensions: { ...readBy('EVERY'), sameForEveryone: true },
  description: 'A level of experience. Higher ids mean more experience.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'The displayed name.' }),
  }),
});

/** A record is requested by its slug or by its id. */
function oneOf({ slug = null, databaseId = null }: { slug?: string | null; databaseId?: number | null }) {
  if ((slug === null) === (databaseId === null)) {
    throw InvalidInput.of('slug', "Please ask by 'slug' or by 'databaseId'.");
  }
  return { slug, databaseId };
}

/** A foreign key guarantees that the record exists; the memory is outdated at most until the next refresh. */
function missing(noun: string): never {
  throw new Error(`The ${noun} is not in memory yet.`);
}

builder.queryFields((t) => ({
  jobs: t.field({
    type: [Job],
    authScopes: { public: true },
    description: 'All jobs by name.',
    resolve: (_root, _args, { reference }) => reference.jobs.all,
  }),
  cities: t.field({
    type: [City],
    authScopes: { public: true },
    description: 'All cities by name.',
    resolve: (_root, _args, { reference }) => reference.cities.all,
  }),
  countries: t.field({
    type: [Country],
    authScopes: { public: true },
    description: 'All countries by name.',
    resolve: (_root, _args, { reference }) => reference.countries.all,
  }),
  sexes: t.field({
    description: 'All sexes.',
    type: [Sex],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => reference.sexes.all,
  }),
  languages: t.field({
    description: 'All languages by name.',
    type: [Language],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => reference.languages.all,
  }),
  experiences: t.field({
    description: 'All levels of experience, lowest first.',
    type: [Experience],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => reference.experiences.all,
  }),
  job: t.field({
    type: Job,
    nullable: true,
    authScopes: { public: true },
    description: 'The job with this slug, or with this integer id.',
    args: {
      slug: t.arg.string({ description: 'The name used in URLs.' }),
      databaseId: t.arg.int({ description: 'The integer id used in URLs of the back office.' }),
    },
    resolve: (_root, args, { reference }) => {
      const { slug, databaseId } = oneOf(args);
      return (slug === null ? reference.jobs.get(databaseId) : reference.jobBySlug(slug)) ?? null;
    },
  }),
  city: t.field({
    type: City,
    nullable: true,
    authScopes: { public: true },
    description: 'The city with this slug, with this name in lower case, or with this integer id.',
    args: {
      slug: t.arg.string({ description: 'The name used in URLs.' }),
      databaseId: t.arg.int({ description: 'The integer id used in URLs of the back office.' }),
    },
    resolve: (_root, args, { reference }) => {
      const { slug, databaseId } = oneOf(args);
      if (slug === null) return reference.cities.get(databaseId);
      return reference.cityBySlug(slug) ?? reference.cityByLowerName(slug) ?? null;
    },
  }),
}));

builder.queryField('countriesConnection', (t) =>
  t.connection(
    {
      type: Country,
      authScopes: { public: true },
      description: 'All countries by name, page by page. Where all are wanted at once, `countries` has them.',
      args: { page: t.arg.int(pageArg), reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'country')),
    },
    { name: 'CountryConnection', description: 'A page of countries.', fields: numberedPages },
    { name: 'CountryEdge' },
  ),
);
