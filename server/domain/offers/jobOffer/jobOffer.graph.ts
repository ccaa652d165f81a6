import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import { type PageArguments, pageLimit } from '../../../graphql/keyset.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { ownVersionFor, versionFieldDescription } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { canSeeEmployer } from '../../accounts/access/employer.policy.ts';
import { Employer, userColumns } from '../../accounts/access/user.graph.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { offerFieldNames, offerFields, offerTexts } from '../../core/catalog/offerFields.input.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { periods } from '../../core/limits/periods.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { dayOf } from '../../core/text/format/date.ts';
import { markdownToPageHtml, markdownToPostingHtml } from '../../core/text/markdown.ts';
import { summaryOf } from '../../core/text/summary.ts';
import { countJobOfferView, type OfferActivityDay, offerActivityOf } from './activity.ts';
import { canEditJobOffer, canSeeJobOffer, publicJobOffers } from './jobOffer.policy.ts';
import { titleColumns, titleOf } from './jobOffer.ts';
import { jobOffersOf, similarJobOffers } from './search.ts';

/** The columns for policies and cursors; read with every offer. */
export const jobOfferColumns = { id: true, employerId: true, active: true, createdAt: true, updatedAt: true } as const;

const DescriptionUse = builder.enumType('DescriptionUse', {
  description: 'Where the HTML of a description is used.',
  values: {
    PAGE: { description: 'In a section of a page: headings are `h3`, addresses are links.' },
    JOB_POSTING: {
      description: 'In the data of schema.org/JobPosting: headings are bold paragraphs, and there are no links.',
    },
  } as const,
});

export const JobOfferState = builder.enumType('JobOfferState', {
  description: 'Where an offer is in its life.',
  values: {
    DRAFT: { description: 'Not public: not published yet, or taken back.' },
    ACTIVE: { description: 'Public until it expires; after a rejection once it is approved.' },
    FILLED: { description: 'The employer has hired.' },
    EXPIRED: { description: 'It was not renewed in time.' },
  } as const,
});

export const JobOffer = builder.prismaNode('JobOffer', {
  extensions: readBy('OFFERS'),
  id: { field: 'id' },
  select: jobOfferColumns,
  description:
    'A job that an employer offers in one city. An inactive offer is visible only to its employer and admins.',
  authScopes: (offer, { viewer }) => canSeeJobOffer(viewer, offer),
  fields: (t) => ({
    version: t.string({
      nullable: true,
      description: versionFieldDescription,
      select: { ...forFields(offerFieldNames, () => true as const), employerId: true },
      resolve: (row, _args, { viewer }) => ownVersionFor(viewer, 'JOB_OFFER', row, row.employerId),
    }),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    slug: t.exposeString('slug', {
      description: 'Made from the job, the city and the id at creation. It never changes.',
    }),
    url: t.string({
      description: 'The address of its public page, which exists while it is active.',
      resolve: ({ id }, _args, { links }) => links.jobOffer(id),
    }),
    title: t.string({
      description:
        'What tells the offers of an employer apart: the job, the city, the rate, part-time or full-time, the start.',
      select: titleColumns,
      resolve: (offer, _args, ctx) => titleOf(ctx, offer),
    }),
    job: t.field({
      type: Job,
      description: 'The job that is offered.',
      select: { jobId: true },
      // The memory is briefly outdated after another process has created the job.
      resolve: ({ jobId }, _args, { reference, db }) =>
        reference.jobs.get(jobId) ?? db.job.findUniqueOrThrow({ where: { id: jobId } }),
    }),
    city: t.field({
      type: City,
      description: 'The city. Its country determines the currency of the rate.',
      select: { cityId: true },
      resolve: ({ cityId }, _args, { reference, db }) =>
        reference.cities.get(cityId) ?? db.city.findUniqueOrThrow({ where: { id: cityId } }),
    }),
    maxRate: t.exposeInt('maxRate', {
      description: "The proposed rate, in whole units of the city's currency per hour.",
    }),
    description: t.exposeString('description', { description: 'Description of the work, in Markdown.' }),
    descriptionHtml: t.string({
      description: 'The description as safe HTML: all HTML in it is escaped, and links lead to the web or to mail.',
      args: {
        use: t.arg({
          type: DescriptionUse,
          required: true,
          defaultValue: 'PAGE',
          description: 'Where the HTML is shown.',
        }),
      },
      select: { description: true },
      resolve: ({ description }, { use }) =>
        use === 'PAGE' ? markdownToPageHtml(description) : markdownToPostingHtml(description),
    }),
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
    active: t.exposeBoolean('active', {
      description: 'Whether the offer is public: its state is `ACTIVE`, and it does not wait for an approval.',
    }),
    state: t.expose('state', { type: JobOfferState, description: 'Where the offer is in its life.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the offer is public no longer, unless it is renewed. Null for a draft.',
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published for the first time. Null for a draft that never was.',
    }),
    ...forFields(offerTexts, (name) => t.exposeString(name, { nullable: true, description: offerFields[name].shown })),
    partTime: t.exposeBoolean('partTime', { description: 'Whether part-time work is offered.' }),
    fullTime: t.exposeBoolean('fullTime', {
      description: 'Whether full-time work is offered. An older offer may have neither, and then does not say.',
    }),
    hoursPerWeek: t.exposeInt('hoursPerWeek', {
      nullable: true,
      description: 'Hours of work per week, from 1 to 80. Null if the offer does not say.',
    }),
    startsOn: t.string({
      nullable: true,
      description: 'The first day of work, as `2026-12-24`. Null: as soon as possible.',
      select: { startsOn: true },
      resolve: ({ startsOn }) => dayOf(startsOn),
    }),
    headcount: t.exposeInt('headcount', { description: 'How many people are wanted, from 1 to 99.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was published; of a draft that never was, when it was created. Lists are sorted by it.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    employerName: t.string({
      description: 'The full name for the employer and admins, otherwise its first word.',
      select: { employer: { select: nameColumns } },
      resolve: ({ employer }, _args, ctx) => visibleName(ctx, employer),
    }),
    employerOfferCount: t.int({
      description: 'Number of active job offers of the employer.',
      select: { employer: { select: { activeOffers: true } } },
      resolve: ({ employer }) => employer.activeOffers,
    }),
    employer: t.field({
      type: Employer,
      nullable: true,
      description: 'Null if the viewer may not see the employer: a guest without a login, or a deleted account.',
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: userColumns }) }),
      resolve: ({ employer }, _args, { viewer }) => (canSeeEmployer(viewer, employer) ? employer : null),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may edit and delete it.',
      resolve: (offer, _args, { viewer }) => canEditJobOffer(viewer, offer),
    }),
  }),
});

/** A page of offers with the fields that the client requests. */
export function pageOfJobOffers(
  listing: Listing<Prisma.JobOfferWhereInput>,
  args: PageArguments,
  ctx: Ctx,
  info: GraphQLResolveInfo,
) {
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: jobOfferColumns });
  return connectionOf(ctx, listing, args, rowsOf(ctx, 'jobOffer', query));
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

/** The number on the detail page (docs/product/offers.md, 'The public page of an offer'). */
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
  activeJobOfferCount: t.exposeInt('activeOffers', { description: 'Number of active job offers of the employer.' }),
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
      select: { activeOffers: true },
      resolve: (employer, args, ctx, info) => pageOfJobOffers(jobOffersOf(employer), args, ctx, info),
    },
    JobOfferConnection,
    JobOfferEdge,
  ),
}));

const OfferActivityDayType = builder.objectRef<OfferActivityDay>('OfferActivityDay').implement({
  extensions: readBy('OFFERS'),
  description: "How often an employer's offers were viewed and applied for on a day (UTC).",
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    views: t.exposeInt('views', { description: 'Views by others, each viewer of an offer counted once.' }),
    applications: t.exposeInt('applications', { description: 'By job seekers, for any of the offers.' }),
  }),
});

builder.prismaObjectField(Employer, 'offerActivity', (t) =>
  t.field({
    type: [OfferActivityDayType],
    nullable: true,
    args: {
      days: t.arg.int({
        defaultValue: 30,
        required: true,
        description: `How many days, with today: 1 to as many as are kept, by default ${periods.activity.days}.`,
      }),
    },
    description: 'The latest days of all their offers, the oldest first. For the employer and admins.',
    resolve: (user, { days }, ctx) => offerActivityOf(ctx, user.id, days),
  }),
);

mutation('countJobOfferView', countJobOfferView, {
  description:
    "Counts that the viewer has viewed an active offer, once a day. Its employer's own views and admins' do not count.",
  input: (t) => ({ jobOffer: t.globalID({ required: true, description: 'The job offer that was viewed.' }) }),
  run: async (ctx, { jobOffer }) => {
    const id = databaseId(jobOffer, 'JobOffer');
    if (id === null) throw new NotFound();
    await countJobOfferView(ctx, id);
    return { jobOfferId: id };
  },
  payload: (t) => ({
    jobOfferId: t.id({
      description: 'The global id of the offer.',
      resolve: ({ jobOfferId }) => encodeGlobalId('JobOffer', jobOfferId),
    }),
  }),
});
