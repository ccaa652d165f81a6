import { builder } from '../../../graphql/builder.ts';
import { reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { canSeeCompanyPage } from '../../accounts/access/employer.policy.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import { CompanyPage, pageColumns } from '../../people/employer/employer.graph.ts';
import {
  JobListingReading,
  JobSeekerConnection,
  JobSeekerEdge,
  pageOfJobSeekers,
} from '../../people/jobSeeker/jobSeeker.graph.ts';
import { JobOffer, JobOfferConnection, JobOfferEdge, JobOfferState, pageOfJobOffers } from './jobOffer.graph.ts';
import { visibleJobOffers } from './jobOffer.policy.ts';
import {
  allJobOffers,
  fittingJobOffers,
  type JobOfferPlace,
  jobOfferPlace,
  jobOffersOf,
  ownJobOffers,
  searchJobOffers,
} from './search.ts';

const JobOfferSort = builder.enumType('JobOfferSort', {
  description: 'The order of a list of job offers.',
  values: {
    NEWEST: { description: 'Latest first.' },
  } as const,
});

const sortArg = {
  type: JobOfferSort,
  defaultValue: 'NEWEST',
  required: true,
  description: 'The order of the list.',
} as const;

const JobOfferFilter = builder.inputType('JobOfferFilter', {
  description: 'Ids are the integer ids used in URLs. A field that is absent or null does not filter.',
  fields: (t) => ({
    jobId: t.int({ description: 'The job.' }),
    cityId: t.int({ description: 'The city.' }),
    employerId: t.int({ description: 'The employer.' }),
  }),
});

export const AdminJobOfferFilter = builder.inputType('AdminJobOfferFilter', {
  description: 'Ids are the integer ids used in URLs. A field that is absent or null does not filter.',
  fields: (t) => ({
    jobId: t.int({ description: 'The job.' }),
    cityId: t.int({ description: 'The city.' }),
    employerId: t.int({ description: 'The employer.' }),
    active: t.boolean({ description: 'Public offers, or offers that only their employer and admins see.' }),
    state: t.field({ type: JobOfferState, description: 'Where the offer is in its life.' }),
    q: t.string({
      description:
        "Free text, at most 100 characters. Every word occurs in the employer's name or company, the slug or the description, " +
        'regardless of case and accents.',
    }),
  }),
});

const JobOfferListing = builder.objectRef<JobOfferPlace>('JobOfferListing').implement({
  extensions: readBy('OFFERS'),
  description: 'A page of the job offer search.',
  fields: (t) => ({
    job: t.field({ type: Job, nullable: true, description: 'Null: all jobs.', resolve: ({ job }) => job }),
    city: t.field({ type: City, nullable: true, description: 'Null: all cities.', resolve: ({ city }) => city }),
    jobOffers: t.connection(
      {
        type: JobOffer,
        description: 'Active offers of the job in the city.',
        args: {
          sort: t.arg(sortArg),
          reverse: t.arg.boolean(reverseArg),
          page: t.arg.int(pageArg),
          updatedSince: t.arg(updatedSinceArg),
        },
        resolve: ({ job, city }, args, ctx, info) =>
          pageOfJobOffers(searchJobOffers({ jobId: job?.id, cityId: city?.id }, args), args, ctx, info),
      },
      JobOfferConnection,
      JobOfferEdge,
    ),
  }),
});

builder.prismaObjectField(JobSeeker, 'fittingJobOffers', (t) =>
  t.connection(
    {
      type: JobOffer,
      description: "Active offers of the job seeker's job in their city, newest first. Empty until both are given.",
      select: { jobId: true, cityId: true },
      resolve: (jobSeeker, args, ctx, info) => pageOfJobOffers(fittingJobOffers(jobSeeker), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
);

builder.queryFields((t) => ({
  jobOffer: t.prismaField({
    type: JobOffer,
    nullable: true,
    authScopes: { public: true },
    description: 'The job offer with this integer id. Inactive offers are visible only to their employer and admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
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
        description: 'All readings of the URL, the most likely first.',
      }),
    },
    resolve: (_root, { readings }, { reference }) => jobOfferPlace(reference, readings),
  }),
  jobOffers: t.connection(
    {
      type: JobOffer,
      authScopes: { public: true },
      description: 'The public search: active offers only, for every viewer.',
      args: {
        filter: t.arg({ type: JobOfferFilter, description: 'Restricts the list.' }),
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
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
        "All of the employer's own offers, active or not. Visitors and guests have to sign in; other roles are refused.",
      args: {
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
        page: t.arg.int(pageArg),
        updatedSince: t.arg(updatedSinceArg),
      },
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
        filter: t.arg({ type: AdminJobOfferFilter, description: 'Restricts the list.' }),
        sort: t.arg(sortArg),
        reverse: t.arg.boolean(reverseArg),
        page: t.arg.int(pageArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx, info) =>
        pageOfJobOffers(allJobOffers(ctx.viewer, args.filter ?? {}, args), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
}));

builder.prismaObjectField(JobOffer, 'fittingJobSeekers', (t) =>
  t.connection(
    {
      type: JobSeeker,
      description: "Activated job seekers of the offer's job in its city, newest first: the public search.",
      select: { jobId: true, cityId: true },
      resolve: ({ jobId, cityId }, args, ctx, info) =>
        pageOfJobSeekers({ jobId, cityId }, { ...args, sort: 'SIGNUP_DATE', reverse: false }, ctx, info),
    },
    JobSeekerConnection,
    JobSeekerEdge,
  ),
);

builder.prismaObjectField(CompanyPage, 'jobOffers', (t) =>
  t.connection(
    {
      type: JobOffer,
      description: "The employer's active job offers, newest first.",
      resolve: (employer, args, ctx, info) => pageOfJobOffers(jobOffersOf(employer), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
);

builder.prismaObjectField(JobOffer, 'companyPage', (t) =>
  t.field({
    type: CompanyPage,
    nullable: true,
    description: "The page of the offer's employer. Null if the viewer may not see it.",
    select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: pageColumns }) }),
    resolve: ({ employer }, _args, { viewer }) => (canSeeCompanyPage(viewer, employer) ? employer : null),
  }),
);
