import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { AlertFrequency, JobSeeker } from '../../accounts/access/user.graph.ts';
import { saveOfferAlert } from './offerAlert.ts';

builder.relayMutationField(
  'saveOfferAlert',
  {
    description: 'How often to email.',
    inputFields: (t) => ({
      frequency: t.field({
        type: AlertFrequency,
        required: true,
        description: 'How often emails about new job offers are sent.',
      }),
    }),
  },
  {
    ...declaredBy(saveOfferAlert),
    description:
      'Sets how often the viewer gets emails about new offers of their job in their city. For job seekers. Offers that ' +
      'were published while it was off are not mailed.',
    resolve: async (_root, { input }, ctx) => ({ id: await saveOfferAlert(ctx, input.frequency) }),
  },
  {
    description: 'The changed account.',
    outputFields: (t) => ({
      jobSeeker: t.prismaField({
        type: JobSeeker,
        description: 'With the new choice.',
        resolve: storedRow('user'),
      }),
    }),
  },
);
