import { InvalidInput } from '../../domain/errors.ts';
import { builder } from '../builder.ts';

/** Reference data: the small tables that live in memory. Every field of them is public. */

const databaseIdDescription = 'The integer id, as the REST layer and the addresses use it.';

export const Country = builder.prismaNode('Country', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'A country, with the currency that is paid there.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'As people write it.' }),
    currencyCode: t.exposeString('currencyCode', { description: 'ISO 4217.' }),
    currencySymbol: t.exposeString('currencySymbol', { description: 'As it stands before a price: S$.' }),
    currencyName: t.exposeString('currencyName', { description: 'In words: Singapore dollar.' }),
    situationList: t.exposeStringList('situationList', {
      description: 'Where it is not empty, a job seeker there picks one.',
    }),
  }),
});

export const City = builder.prismaNode('City', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'A city that people work in.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'As people write it.' }),
    slug: t.exposeString('slug', { description: 'As it stands in addresses. It never changes.' }),
    recommendedPrices: t.exposeIntList('recommendedPrices', {
      description: 'The rate choices, in whole currency units per hour.',
    }),
    country: t.field({
      type: Country,
      description: 'Where it lies; decides the currency of its rates.',
      resolve: (city, _args, { reference }) => reference.countries.get(city.countryId) ?? missing('country'),
    }),
  }),
});

export const Job = builder.prismaNode('Job', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'A kind of work.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'What one of them is: Waiter.' }),
    plural: t.exposeString('plural', { description: 'What many of them are: Waiters.' }),
    slug: t.exposeString('slug', { description: 'As it stands in addresses. It never changes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const Sex = builder.prismaNode('Sex', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'What a job seeker says of themselves.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: "One word: 'Female', 'Male'." }),
  }),
});

export const Language = builder.prismaNode('Language', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'A mother tongue.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'In English.' }),
  }),
});

export const Experience = builder.prismaNode('Experience', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'How long somebody has done this work; ids grow with the years.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: databaseIdDescription }),
    name: t.exposeString('name', { description: 'For people to choose from.' }),
  }),
});

/** How a record is asked for: by its slug or by its id. */
function oneOf({ slug = null, databaseId = null }: { slug?: string | null; databaseId?: number | null }) {
  if ((slug === null) === (databaseId === null)) {
    throw InvalidInput.of('slug', "Please ask by 'slug' or by 'databaseId'.");
  }
  return { slug, databaseId };
}

/** A foreign key says that it is there; memory is behind only until the next refresh. */
function missing(noun: string): never {
  throw new Error(`The ${noun} is not in memory yet.`);
}

builder.queryFields((t) => ({
  jobs: t.field({
    type: [Job],
    authScopes: { public: true },
    description: 'All jobs by name.',
    resolve: (_root, _args, { reference }) => [...reference.jobs.all],
  }),
  cities: t.field({
    type: [City],
    authScopes: { public: true },
    description: 'All cities by name.',
    resolve: (_root, _args, { reference }) => [...reference.cities.all],
  }),
  countries: t.field({
    type: [Country],
    authScopes: { public: true },
    description: 'All countries by name.',
    resolve: (_root, _args, { reference }) => [...reference.countries.all],
  }),
  sexes: t.field({
    description: 'All sexes.',
    type: [Sex],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => [...reference.sexes.all],
  }),
  languages: t.field({
    description: 'All languages by name.',
    type: [Language],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => [...reference.languages.all],
  }),
  experiences: t.field({
    description: 'All levels of experience, the least first.',
    type: [Experience],
    authScopes: { public: true },
    resolve: (_root, _args, { reference }) => [...reference.experiences.all],
  }),
  job: t.field({
    type: Job,
    nullable: true,
    authScopes: { public: true },
    description: 'The job with this slug, or with this integer id.',
    args: {
      slug: t.arg.string({ description: 'As it stands in addresses.' }),
      databaseId: t.arg.int({ description: "As the back office's addresses carry it." }),
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
    description:
      'The city with this slug or with this name in lower case, as both stand in addresses, or with this integer id.',
    args: {
      slug: t.arg.string({ description: 'As it stands in addresses.' }),
      databaseId: t.arg.int({ description: "As the back office's addresses carry it." }),
    },
    resolve: (_root, args, { reference }) => {
      const { slug, databaseId } = oneOf(args);
      if (slug === null) return reference.cities.get(databaseId);
      return reference.cityBySlug(slug) ?? reference.cityByLowerName(slug) ?? null;
    },
  }),
}));
