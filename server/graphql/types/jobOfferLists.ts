import { visibleJobOffers } from '../../domain/jobOffer/jobOffer.policy.ts';
import {
  allJobOffers,
  type JobOfferPlace,
  jobOfferPlace,
  ownJobOffers,
  searchJobOffers,
} from '../../domain/jobOffer/search.ts';
import { builder } from '../builder.ts';
import { reverseArg } from '../sort.ts';
import { JobOffer, JobOfferConnection, JobOfferEdge, pageOfJobOffers } from './jobOffer.ts';
import { JobListingReading } from './jobSeeker.ts';
import { City, Job } from './reference.ts';

const JobOfferSort = builder.enumType('JobOfferSort', {
  description: 'What a list of job offers is sorted by.',
  values: {
    NEWEST: { description: 'The latest published first.' },
  } as const,
});

const sortArg = {
  type: JobOfferSort,
  defaultValue: 'NEWEST',
  required: true,
  description: 'What the list is sorted by.',
} as const;

const JobOfferFilter = builder.inputType('JobOfferFilter', {
  description: 'By integer ids, as addresses carry them. Every field that is absent or null lets all offers through.',
  fields: (t) => ({
    jobId: t.int({ description: 'What is to be done.' }),
    cityId: t.int({ description: 'Where.' }),
    employerId: t.int({ description: 'Whose offers.' }),
  }),
});

const AdminJobOfferFilter = builder.inputType('AdminJobOfferFilter', {
  description: 'By integer ids, as addresses carry them. Every field that is absent or null lets all offers through.',
  fields: (t) => ({
    jobId: t.int({ description: 'What is to be done.' }),
    cityId: t.int({ description: 'Where.' }),
    employerId: t.int({ description: 'Whose offers.' }),
    active: t.boolean({ description: 'Those that everybody sees, or those that only their employer and admins see.' }),
    q: t.string({
      description:
        "Free text, at most 100 characters: every word is in the employer's name or company, the slug or the description, " +
        'whatever its case and accents.',
    }),
  }),
});

const JobOfferListing = builder.objectRef<JobOfferPlace>('JobOfferListing').implement({
  description: 'What a page of the search for job offers shows.',
  fields: (t) => ({
    job: t.field({ type: Job, nullable: true, description: 'Null: all jobs.', resolve: ({ job }) => job }),
    city: t.field({ type: City, nullable: true, description: 'Null: all cities.', resolve: ({ city }) => city }),
    jobOffers: t.connection(
      {
        type: JobOffer,
        description: 'Active offers of the job in the city.',
        args: { sort: t.arg(sortArg), reverse: t.arg.boolean(reverseArg) },
        resolve: ({ job, city }, args, ctx, info) =>
          pageOfJobOffers(searchJobOffers({ jobId: job?.id, cityId: city?.id }, args), args, ctx, info),
      },
      JobOfferConnection,
      JobOfferEdge,
    ),
  }),
});

builder.queryFields((t) => ({
  jobOffer: t.prismaField({
    type: JobOffer,
    nullable: true,
    authScopes: { public: true },
    description: 'The job offer with this integer id: an active one for everybody, else for its employer and admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'As the addresses carry it.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.jobOffer.findFirst({ ...query, where: { id: databaseId, ...visibleJobOffers(viewer) } }),
  }),
  jobOfferListing: t.field({
    type: JobOfferListing,
    nullable: true,
    authScopes: { public: true },
    description: "The first reading whose job and city are known. The city 'all' stands for all cities here.",
    args: {
      readings: t.arg({
        type: [JobListingReading],
        required: true,
        description: 'Every way to read the address, the likeliest first.',
      }),
    },
    resolve: (_root, { readings }, { reference }) => jobOfferPlace(reference, readings),
  }),
  jobOffers: t.connection(
    {
      type: JobOffer,
      authScopes: { public: true },
      description: 'The public search: active offers only, whoever asks.',
      args: {
        filter: t.arg({ type: JobOfferFilter, description: 'Which offers.' }),
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: (_root, args, ctx, info) => pageOfJobOffers(searchJobOffers(args.filter ?? {}, args), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
  myJobOffers: t.connection(
    {
      type: JobOffer,
      authScopes: { public: true },
      description:
        'All offers of the employer who asks, active or not. Visitors and guests are asked to sign in; for others it is forbidden.',
      args: { sort: t.arg(sortArg), reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx, info) => pageOfJobOffers(ownJobOffers(ctx.viewer, args), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
  adminJobOffers: t.connection(
    {
      type: JobOffer,
      authScopes: { admin: true },
      description: "The back office's list of all offers, active or not. For admins.",
      args: {
        filter: t.arg({ type: AdminJobOfferFilter, description: 'Which offers.' }),
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: (_root, args, ctx, info) => pageOfJobOffers(allJobOffers(args.filter ?? {}, args), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
}));
