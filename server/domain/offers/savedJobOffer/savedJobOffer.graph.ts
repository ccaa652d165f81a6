import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { JobOffer, jobOfferColumns } from '../jobOffer/jobOffer.graph.ts';
import { canSeeJobOffer, visibleJobOffers } from '../jobOffer/jobOffer.policy.ts';
import { isOwnSavedOffer } from './savedJobOffer.policy.ts';
import { addSavedJobOffer, removeSavedJobOffer, savedJobOffers, viewerHasSaved } from './savedJobOffer.ts';

const savedColumns = { id: true, jobSeekerId: true, jobOfferId: true, createdAt: true } as const;

const SavedJobOffer = builder.prismaNode('SavedJobOffer', {
  extensions: readBy('OFFERS'),
  id: { field: 'id' },
  select: savedColumns,
  description: 'A job offer in the list of a job seeker who has saved it. For that job seeker.',
  authScopes: (saved, { viewer }) => isOwnSavedOffer(viewer, saved),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
    jobOfferId: t.id({
      description: 'The global id of the offer, with which it is removed even if it is no longer visible.',
      resolve: ({ jobOfferId }) => encodeGlobalId('JobOffer', jobOfferId),
    }),
    jobOffer: t.field({
      type: JobOffer,
      nullable: true,
      description: 'The offer. Null if it is no longer active.',
      select: (_args, _ctx, nestedSelection) => ({ jobOffer: nestedSelection({ select: jobOfferColumns }) }),
      resolve: ({ jobOffer }, _args, { viewer }) => (canSeeJobOffer(viewer, jobOffer) ? jobOffer : null),
    }),
  }),
});

builder.prismaObjectField(JobOffer, 'viewerHasSaved', (t) =>
  t.boolean({
    nullable: true,
    description: 'Whether the viewer has saved it. Null for viewers who are not job seekers.',
    resolve: ({ id }, _args, ctx) => viewerHasSaved(ctx, id),
  }),
);

builder.objectField(Viewer, 'savedJobOffers', (t) =>
  t.connection(
    {
      type: SavedJobOffer,
      nullable: true,
      description: "The viewer's saved job offers, newest first. Null for viewers who are not job seekers.",
      resolve: (viewer, args, ctx, info) => {
        if (viewer.kind !== 'jobSeeker') return null;
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: savedColumns });
        return connectionOf(ctx, savedJobOffers(viewer), args, rowsOf(ctx, 'savedJobOffer', query));
      },
    },
    { name: 'SavedJobOfferConnection', description: 'A page of saved job offers.' },
    { name: 'SavedJobOfferEdge', description: 'A saved job offer in its list.' },
  ),
);

mutation('addSavedJobOffer', addSavedJobOffer, {
  description: "Saves a job offer in the viewer's list. For job seekers. Saving it again changes nothing.",
  input: (t) => ({ jobOffer: t.globalID({ required: true, description: 'An active job offer.' }) }),
  run: async (ctx, { jobOffer }) => {
    const offerId = knownId(jobOffer, 'JobOffer');
    await addSavedJobOffer(ctx, offerId);
    return { offerId };
  },
  payload: (t) => ({
    jobOffer: t.prismaField({
      type: JobOffer,
      nullable: true,
      description: 'The saved offer. Null if it was closed in the meantime.',
      resolve: (query, { offerId }, _args, { db, viewer }) =>
        db.jobOffer.findFirst({ ...query, where: { id: offerId, ...visibleJobOffers(viewer) } }),
    }),
  }),
});

mutation('removeSavedJobOffer', removeSavedJobOffer, {
  description: "Removes a job offer from the viewer's list. For job seekers. Removing it again changes nothing.",
  input: (t) => ({ jobOffer: t.globalID({ required: true, description: 'A job offer, active or not.' }) }),
  run: async (ctx, { jobOffer }) => {
    const offerId = knownId(jobOffer, 'JobOffer');
    return { offerId, removed: await removeSavedJobOffer(ctx, offerId) };
  },
  payload: (t) => ({
    removedId: t.id({
      nullable: true,
      description: 'The global id of the entry that was removed. Null if there was none.',
      resolve: ({ removed }) => (removed === null ? null : encodeGlobalId('SavedJobOffer', removed)),
    }),
    jobOffer: t.prismaField({
      type: JobOffer,
      nullable: true,
      description: 'The offer. Null if it is no longer active.',
      resolve: (query, { offerId }, _args, { db, viewer }) =>
        db.jobOffer.findFirst({ ...query, where: { id: offerId, ...visibleJobOffers(viewer) } }),
    }),
  }),
});
