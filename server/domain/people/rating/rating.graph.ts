import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { canSeeCompanyPage } from '../../accounts/access/employer.policy.ts';
import { JobSeeker, userColumns } from '../../accounts/access/user.graph.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { firstName } from '../../core/text/firstName.ts';
import { CompanyPage, pageColumns } from '../employer/employer.graph.ts';
import { canReplyToRating, canSeeRating } from './rating.policy.ts';
import { averageStars, canRate, hideRating, rateJobSeeker, ratingsOf, removeRating, replyToRating } from './rating.ts';

/** The columns for the policies and for cursors; read with every rating. */
export const ratingColumns = {
  id: true,
  employerId: true,
  jobSeekerId: true,
  reply: true,
  hiddenAt: true,
  createdAt: true,
  employer: { select: { ...pageColumns, ...nameColumns } },
} as const;

export const Rating = builder.prismaNode('Rating', {
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  authScopes: (rating, { viewer }) => canSeeRating(viewer, rating),
  select: ratingColumns,
  description:
    'What an employer says about a job seeker after a chat in which both have written. Public, unless an admin hides it.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: '1 to 5; more is better.' }),
    text: t.exposeString('text', { nullable: true, description: 'What the employer writes. Null: nothing.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the employer first rated.' }),
    employerName: t.string({
      description: 'The first name of the employer.',
      resolve: async ({ employer }, _args, ctx) => firstName(await visibleName(ctx, employer)),
    }),
    companyPage: t.field({
      type: CompanyPage,
      nullable: true,
      description: "The page of the employer's company. Null if the viewer may not see it.",
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: pageColumns }) }),
      resolve: ({ employer }, _args, { viewer }) => (canSeeCompanyPage(viewer, employer) ? employer : null),
    }),
    jobSeeker: t.field({
      type: JobSeeker,
      nullable: true,
      description: 'Who was rated. Null if the viewer may not see the profile.',
      select: (_args, _ctx, nestedSelection) => ({ jobSeeker: nestedSelection({ select: userColumns }) }),
      resolve: ({ jobSeeker }) => jobSeeker,
    }),
    reply: t.exposeString('reply', { nullable: true, description: "The job seeker's reply. Null: none." }),
    repliedAt: t.expose('repliedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job seeker replied. Null: not yet.',
    }),
    isHidden: t.boolean({
      description: 'Whether an admin hides it from everyone but its employer, its job seeker and admins.',
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    viewerCanReply: t.boolean({
      description: 'Whether the viewer is the job seeker and has not replied.',
      resolve: (rating, _args, { viewer }) => canReplyToRating(viewer, rating),
    }),
  }),
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  ratingCount: t.exposeInt('ratingCount', { description: 'How many public ratings there are.' }),
  averageStars: t.float({
    nullable: true,
    description: 'The average of the public ratings, 1 to 5, rounded to a tenth. Null: there are none.',
    select: { ratingCount: true, ratingStars: true },
    resolve: averageStars,
  }),
  ratings: t.connection(
    {
      type: Rating,
      description: 'What employers say, the newest first; hidden ones for their employer, the job seeker and admins.',
      select: { ratingCount: true },
      resolve: (jobSeeker, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: ratingColumns });
        return connectionOf(ctx, ratingsOf(ctx.viewer, jobSeeker), args, {
          page: (page) => ctx.db.rating.findMany({ ...query, ...page }),
          count: (where) => ctx.db.rating.count({ where }),
        });
      },
    },
    { name: 'RatingConnection', description: 'A page of ratings.' },
    { name: 'RatingEdge', description: 'A rating in a list.' },
  ),
  viewerRating: t.prismaField({
    type: Rating,
    nullable: true,
    description: "The viewer's rating of this job seeker. Null: none.",
    resolve: (query, { id }, _args, { db, viewer }) =>
      viewer.kind === 'employer'
        ? db.rating.findUnique({
            ...query,
            where: { employerId_jobSeekerId: { employerId: viewer.id, jobSeekerId: id } },
          })
        : null,
  }),
  viewerCanRate: t.boolean({
    description: 'Whether the viewer is an employer who may rate this job seeker now, or change the rating.',
    resolve: ({ id }, _args, ctx) => canRate(ctx, id),
  }),
}));

mutation('rateJobSeeker', rateJobSeeker, {
  description:
    'Rates a job seeker, or changes the rating: an employer has one of each. For employers with an account, after a chat in ' +
    'which both have written, and until the job seeker has replied.',
  input: (t) => ({
    jobSeeker: t.globalID({ required: true, description: 'Who is rated.' }),
    stars: t.int({ required: true, description: '1 to 5; more is better.' }),
    text: t.string({ description: 'Public, at most 1000 characters, without contact data.' }),
  }),
  run: async (ctx, { jobSeeker, ...input }) => ({
    id: await rateJobSeeker(ctx, knownId(jobSeeker, 'JobSeeker'), input),
  }),
  payloadDescription: 'The rating as stored.',
  payload: (t) => ({
    rating: t.prismaField({
      type: Rating,
      description: 'As everyone sees it.',
      resolve: storedRow('rating'),
    }),
  }),
});

mutation('removeRating', removeRating, {
  description: "Removes the viewer's own rating, with its reply. Repeating it has no effect. For employers.",
  input: (t) => ({ id: t.globalID({ required: true, description: "The viewer's rating." }) }),
  run: async (ctx, input) => {
    const id = knownId(input.id, 'Rating');
    await removeRating(ctx, id);
    return { id };
  },
  payloadDescription: 'Which rating it was.',
  payload: (t) => ({
    removedId: t.id({
      description: 'The global id of the removed rating.',
      resolve: ({ id }) => encodeGlobalId('Rating', id),
    }),
  }),
});

mutation('replyToRating', replyToRating, {
  description: 'Replies to a rating, once. For its job seeker.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'A rating of the viewer.' }),
    reply: t.string({ required: true, description: 'Public, at most 1000 characters, without contact data.' }),
  }),
  run: async (ctx, { id: globalId, ...input }) => {
    const id = knownId(globalId, 'Rating');
    await replyToRating(ctx, id, input);
    return { id };
  },
  payloadDescription: 'The rating as stored.',
  payload: (t) => ({
    rating: t.prismaField({
      type: Rating,
      description: 'With the reply.',
      resolve: storedRow('rating'),
    }),
  }),
});

mutation('hideRating', hideRating, {
  description:
    'Hides a rating from everyone but its employer, its job seeker and admins, or shows it again. A hidden one does not ' +
    'count. Repeating it has no effect. For admins.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The rating.' }),
    isHidden: t.boolean({ required: true, description: 'Whether to hide it, or to show it again.' }),
  }),
  run: async (ctx, { id: globalId, isHidden }) => {
    const id = knownId(globalId, 'Rating');
    await hideRating(ctx, id, isHidden);
    return { id };
  },
  payloadDescription: 'The rating as stored.',
  payload: (t) => ({
    rating: t.prismaField({
      type: Rating,
      description: 'Hidden or not.',
      resolve: storedRow('rating'),
    }),
  }),
});
