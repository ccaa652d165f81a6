import { builder } from '../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { periods } from '../../core/limits/periods.ts';
import { countJobOfferView, type OfferActivityDay, offerActivityOf } from './activity.ts';

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

builder.relayMutationField(
  'countJobOfferView',
  { inputFields: (t) => ({ jobOffer: t.globalID({ required: true, description: 'The job offer that was viewed.' }) }) },
  {
    ...declaredBy(countJobOfferView),
    description:
      "Counts that the viewer has viewed an active offer, once a day. Its employer's own views and admins' do not count.",
    resolve: async (_root, { input: { jobOffer } }, ctx) => {
      const id = databaseId(jobOffer, 'JobOffer');
      if (id === null) throw new NotFound();
      await countJobOfferView(ctx, id);
      return { jobOfferId: id };
    },
  },
  {
    outputFields: (t) => ({
      jobOfferId: t.id({
        description: 'The global id of the offer.',
        resolve: ({ jobOfferId }) => encodeGlobalId('JobOffer', jobOfferId),
      }),
    }),
  },
);
