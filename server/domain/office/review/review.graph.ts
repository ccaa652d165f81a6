import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { Employer, guarded, JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { offerColumns, profileColumns } from '../../core/audit/records.ts';
import { JobOffer, jobOfferColumns } from '../../offers/jobOffer/jobOffer.graph.ts';
import { canEditJobOffer } from '../../offers/jobOffer/jobOffer.policy.ts';
import { waitsForApproval } from '../../offers/jobOffer/jobOffer.ts';
import {
  approveReview,
  changesOf,
  type Neighbours,
  type ReviewedChange,
  rejectReview,
  reviewNeighbours,
  reviews,
} from './decide.ts';
import { type Rejection as RejectionShape, rejectedJobOffers, rejectionOf, reviewExpectedAt } from './review.mail.ts';

const ReviewKind = builder.enumType('ReviewKind', {
  description: 'What is reviewed.',
  values: {
    JOB_SEEKER: { description: 'The profile of a job seeker.' },
    JOB_OFFER: { description: 'What an employer offers, once it is published.' },
  } as const,
});

const ReviewState = builder.enumType('ReviewState', {
  description: 'Where a review stands.',
  values: {
    WAITING: { description: 'The record is new, or has changed since the last decision.' },
    APPROVED: { description: 'An admin has approved the record as it is.' },
    REJECTED: { description: 'Its author has to change it, and has not saved it since.' },
  } as const,
});

const ReviewChangeKind = builder.enumType('ReviewChangeKind', {
  description: 'How a changed field is shown.',
  values: {
    TEXT: { description: 'As text.' },
    PICTURE: { description: 'As a picture; the values are its URIs.' },
    VIDEO: { description: 'As a video; the values are its URIs.' },
  } as const,
});

const ReviewChange = builder.objectRef<ReviewedChange>('ReviewChange').implement({
  extensions: readBy('OFFICE'),
  description: 'A field that differs from the version that was approved.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field, such as `minRate`.' }),
    kind: t.expose('kind', { type: ReviewChangeKind, description: 'How it is shown.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'As it was approved, as text: names of records, `yes` and `no`. Null: none.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'As it is now, as text. Null: none.' }),
    isBeforeGone: t.exposeBoolean('isBeforeGone', {
      description: 'Whether the file of before is not stored any more, because it was replaced.',
    }),
  }),
});

const filterFields = {
  kind: 'Profiles or job offers.',
  cityId: 'The integer id of the city: of the work that is looked for, or of the offer.',
} as const;

const ReviewFilter = builder.inputType('ReviewFilter', {
  description: 'A field that is absent or null does not filter.',
  fields: (t) => ({
    kind: t.field({ type: ReviewKind, description: filterFields.kind }),
    cityId: t.int({ description: filterFields.cityId }),
  }),
});

const ReviewNeighbours = builder.objectRef<Neighbours>('ReviewNeighbours').implement({
  extensions: readBy('OFFICE'),
  description: 'The reviews beside one in the queue.',
  fields: (t) => ({
    previous: t.exposeInt('previous', { nullable: true, description: 'The integer id of the one before. Null: none.' }),
    next: t.exposeInt('next', { nullable: true, description: 'The integer id of the one after. Null: none.' }),
  }),
});

const Review = builder.prismaNode('Review', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'The review of a profile or a job offer. For admins.',
  select: { id: true, waitingSince: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as addresses carry it.' }),
    kind: t.field({
      type: ReviewKind,
      description: 'What is reviewed.',
      select: { jobSeekerId: true },
      resolve: ({ jobSeekerId }) => (jobSeekerId === null ? 'JOB_OFFER' : 'JOB_SEEKER'),
    }),
    state: t.expose('state', { type: ReviewState, description: 'Where it stands.' }),
    version: t.exposeInt('version', {
      description: 'Grows with each change of the record; a decision names the version that was seen.',
    }),
    waitingSince: t.expose('waitingSince', { type: 'DateTime', description: 'Since when it waits, or last waited.' }),
    isNew: t.boolean({
      description: 'Whether no version was ever approved.',
      select: { snapshot: true },
      resolve: ({ snapshot }) => snapshot === null,
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'Whose profile it is. Null for a job offer.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: ({ jobSeeker }) => jobSeeker,
    }),
    jobOffer: t.field({
      type: JobOffer,
      nullable: true,
      description: 'Which offer it is. Null for a profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobOffer: nestedSelection({ select: jobOfferColumns }) }),
      resolve: ({ jobOffer }) => jobOffer,
    }),
    changes: t.field({
      type: [ReviewChange],
      description: 'The fields that differ from the version that was approved; of a new record all that it has.',
      select: { snapshot: true, jobSeeker: { select: profileColumns }, jobOffer: { select: offerColumns } },
      resolve: (review, _args, ctx) => changesOf(ctx, review),
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last decision was made. Null: none.',
    }),
    reviewerName: t.string({
      nullable: true,
      description: 'Who made the last decision. Null: none.',
      select: { reviewer: { select: { name: true } } },
      resolve: ({ reviewer }) => reviewer?.name ?? null,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was rejected the last time. Null if the last decision approved it.',
    }),
  }),
});

builder.queryFields((t) => ({
  reviews: t.connection(
    {
      type: Review,
      authScopes: { admin: true },
      description: 'The profiles and job offers that wait for a review, those that wait longest first. For admins.',
      args: {
        filter: t.arg({ type: ReviewFilter, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { filter, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, reviews(ctx.viewer, filter ?? {}), args, rowsOf(ctx, 'review', query));
      },
    },
    { name: 'ReviewConnection', description: 'A page of the review queue.', fields: numberedPages },
    { name: 'ReviewEdge', description: 'A review in the queue.' },
  ),
  reviewNeighbours: t.field({
    type: ReviewNeighbours,
    authScopes: { admin: true },
    description: 'The way from this review through the queue. For admins.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'The integer id of the review.' }),
      filter: t.arg({ type: ReviewFilter, description: 'The filter of the queue.' }),
    },
    resolve: (_root, { databaseId, filter }, ctx) => reviewNeighbours(ctx, databaseId, filter ?? {}),
  }),
  review: t.prismaField({
    type: Review,
    nullable: true,
    authScopes: { admin: true },
    description: 'The review with this integer id, waiting or not. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) => db.review.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

const decided = 'The review as it is stored.';

const version = {
  required: true,
  description: 'The version that the admin has seen. If there is a newer one, it is refused as a conflict.',
} as const;

mutation('approveReview', approveReview, {
  description:
    'Approves what waits for a review. A job seeker who is not activated is activated and mailed about it. For admins.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The review.' }),
    version: t.int(version),
  }),
  run: async (ctx, { id, version }) => ({
    id: await approveReview(ctx, knownId(id, 'Review'), version),
  }),
  payloadDescription: decided,
  payload: (t) => ({
    review: t.prismaField({
      type: Review,
      description: 'The approved review.',
      resolve: storedRow('review'),
    }),
  }),
});

mutation('rejectReview', rejectReview, {
  description:
    'Rejects what waits for a review: a profile is paused, an offer becomes a draft. Its author is mailed the reason. For admins.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The review.' }),
    version: t.int(version),
    reason: t.string({
      required: true,
      description: 'What has to change, for its author. At most 10000 characters.',
    }),
  }),
  run: async (ctx, { id, version, reason }) => ({
    id: await rejectReview(ctx, knownId(id, 'Review'), version, { reason }),
  }),
  payloadDescription: decided,
  payload: (t) => ({
    review: t.prismaField({
      type: Review,
      description: 'The rejected review.',
      resolve: storedRow('review'),
    }),
  }),
});

const Rejection = builder.objectRef<RejectionShape>('Rejection').implement({
  extensions: readBy('OFFICE'),
  description: 'Why a profile or a job offer was rejected. It is over when its author saves the record again.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'What has to change, as plain text.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'When it was rejected.' }),
  }),
});

const decision = { select: { state: true, reason: true, decidedAt: true } } as const;

builder.prismaObjectFields(JobSeeker, (t) => ({
  rejection: t.field({
    type: Rejection,
    nullable: true,
    description: 'Why the profile was rejected. Null: it was not. For the job seeker and admins.',
    select: { review: decision },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'rejection', rejectionOf(user.review)),
  }),
  reviewExpectedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When a waiting profile is likely to be looked at. Null with fewer than 5 decisions in 30 days. For the job seeker and admins.',
    select: { review: { select: { state: true, waitingSince: true } } },
    resolve: async (user, _args, ctx) => guarded(ctx, user.id, 'rejection', await reviewExpectedAt(ctx, user.review)),
  }),
}));

builder.prismaObjectFields(JobOffer, (t) => ({
  rejection: t.field({
    type: Rejection,
    nullable: true,
    description: 'Why the offer was rejected. Null: it was not. For its employer and admins.',
    select: { review: decision },
    resolve: (offer, _args, { viewer }) => (canEditJobOffer(viewer, offer) ? rejectionOf(offer.review) : null),
  }),
  waitsForApproval: t.boolean({
    nullable: true,
    description:
      'Whether it was rejected before, is published again, and is not public until an admin approves it. Null for viewers ' +
      'other than its employer and admins.',
    select: { state: true, held: true },
    resolve: (offer, _args, { viewer }) => (canEditJobOffer(viewer, offer) ? waitsForApproval(offer) : null),
  }),
}));

builder.prismaObjectFields(Employer, (t) => ({
  rejectedJobOffers: t.field({
    type: [JobOffer],
    nullable: true,
    description: 'Offers that were rejected and not changed since. For the employer and admins.',
    select: (_args, _ctx, nestedSelection) => ({
      jobOffers: { ...rejectedJobOffers, ...nestedSelection({ select: jobOfferColumns }) },
    }),
    resolve: ({ id, jobOffers }, _args, ctx) => guarded(ctx, id, 'rejection', jobOffers),
  }),
}));
