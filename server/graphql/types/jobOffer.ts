import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { canSeeEmployer } from '../../domain/employer/employer.policy.ts';
import { canEditJobOffer, canSeeJobOffer, publicJobOffers } from '../../domain/jobOffer/jobOffer.policy.ts';
import { jobOffersOf, similarJobOffers } from '../../domain/jobOffer/search.ts';
import { summaryOf } from '../../domain/jobOffer/summary.ts';
import type { Listing } from '../../domain/listing.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import { type PageArguments, pageLimit } from '../keyset.ts';
import { numberedPages } from './pageCursors.ts';
import { City, Job } from './reference.ts';
import { Employer, userColumns, visibleName } from './user.ts';

/** What the policies decide by and cursors are made of; read with every offer. */
const jobOfferColumns = { id: true, employerId: true, active: true, createdAt: true } as const;

export const JobOffer = builder.prismaNode('JobOffer', {
  id: { field: 'id' },
  select: jobOfferColumns,
  description: 'Work that an employer has to give, in one city. Not active: for its employer and admins only.',
  authScopes: (offer, { viewer }) => canSeeJobOffer(viewer, offer),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    slug: t.exposeString('slug', {
      description: 'Of the job, the city and the id when it was made; it never changes.',
    }),
    job: t.field({
      type: Job,
      description: 'What is to be done.',
      select: { jobId: true },
      // Memory is behind for a moment after another process has made the job.
      resolve: ({ jobId }, _args, { reference, db }) =>
        reference.jobs.get(jobId) ?? db.job.findUniqueOrThrow({ where: { id: jobId } }),
    }),
    city: t.field({
      type: City,
      description: 'Where. Its country has the currency of the rate.',
      select: { cityId: true },
      resolve: ({ cityId }, _args, { reference, db }) =>
        reference.cities.get(cityId) ?? db.city.findUniqueOrThrow({ where: { id: cityId } }),
    }),
    maxRate: t.exposeInt('maxRate', {
      description: "The proposed rate, in whole units of the city's currency per hour.",
    }),
    description: t.exposeString('description', { description: 'What the work is about, as Markdown.' }),
    summary: t.string({
      description: 'The beginning of the description as one line of plain text, with an ellipsis where it was cut.',
      args: {
        length: t.arg.int({
          required: true,
          defaultValue: 100,
          description: 'How many characters at most, up to 1000.',
        }),
      },
      select: { description: true },
      resolve: ({ description }, { length }) => summaryOf(description, Math.min(Math.max(length, 1), 1000)),
    }),
    photoUri: t.exposeString('photoUri', { nullable: true, description: "The company's logo or a picture." }),
    active: t.exposeBoolean('active', { description: 'Whether everybody sees it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was published.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
    employerName: t.string({
      description: 'The whole name for the employer and admins, else the first word of it.',
      select: { employer: { select: { id: true, name: true } } },
      resolve: ({ employer }, _args, ctx) => visibleName(ctx, employer),
    }),
    employerOfferCount: t.int({
      description: 'How many active job offers the employer has.',
      select: { employer: { select: { activeOffers: true } } },
      resolve: ({ employer }) => employer.activeOffers,
    }),
    employer: t.field({
      type: Employer,
      nullable: true,
      description: 'Null where the viewer may not see the employer: a guest without login, or somebody who has left.',
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: userColumns }) }),
      resolve: ({ employer }, _args, { viewer }) => (canSeeEmployer(viewer, employer) ? employer : null),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may change and delete it.',
      resolve: (offer, _args, { viewer }) => canEditJobOffer(viewer, offer),
    }),
  }),
});

/** A page of offers, with what its client asks for. */
export function pageOfJobOffers(
  listing: Listing<Prisma.JobOfferWhereInput>,
  args: PageArguments,
  ctx: GraphContext,
  info: GraphQLResolveInfo,
) {
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: jobOfferColumns });
  return connectionOf(ctx, listing, args, {
    page: (page) => ctx.db.jobOffer.findMany({ ...query, ...page }),
    count: (where) => ctx.db.jobOffer.count({ where }),
  });
}

export const JobOfferEdge = builder.edgeObject({
  type: JobOffer,
  name: 'JobOfferEdge',
  description: 'A job offer in a list.',
});

export const JobOfferConnection = builder.connectionObject(
  { type: JobOffer, name: 'JobOfferConnection', description: 'A page of job offers.', fields: numberedPages },
  JobOfferEdge,
);

/** As many as the detail page shows (spec 000 §9). */
const similarOffers = 3;

builder.prismaObjectField(JobOffer, 'similarJobOffers', (t) =>
  t.connection(
    {
      type: JobOffer,
      description: `Other active offers of the same job in the same city, newest first; ${similarOffers} unless asked otherwise.`,
      select: { jobId: true, cityId: true },
      resolve: (offer, args, ctx, info) => {
        const first = args.first ?? (args.last == null ? similarOffers : null);
        return pageOfJobOffers(similarJobOffers(offer), { ...args, first }, ctx, info);
      },
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
);

builder.prismaObjectFields(Employer, (t) => ({
  activeJobOfferCount: t.exposeInt('activeOffers', { description: 'How many active job offers the employer has.' }),
  activeJobOfferDatabaseIds: t.intList({
    description: `Integer ids of the employer's active job offers, newest first; of more than ${pageLimit} the newest ones.`,
    select: {
      jobOffers: {
        where: publicJobOffers,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: pageLimit,
        select: { id: true },
      },
    },
    resolve: ({ jobOffers }) => jobOffers.map(({ id }) => id),
  }),
  jobOffers: t.connection(
    {
      type: JobOffer,
      description: "The employer's active job offers, newest first.",
      resolve: ({ id }, args, ctx, info) => pageOfJobOffers(jobOffersOf(id), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
}));
