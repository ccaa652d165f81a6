import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { EmployerSubscription } from '../state/subscription.graph.ts';
import { endGrantedSubscription, grantSubscription } from './gift.ts';

builder.relayMutationField(
  'grantSubscription',
  {
    inputFields: (t) => ({
      employer: t.globalID({
        required: true,
        description: 'An employer, possibly a guest, without an active subscription.',
      }),
      months: t.int({ description: 'Number of months from now, at most 60. Either this or `until` is required.' }),
      until: t.field({ type: 'DateTime', description: 'The end, at most 60 months from now.' }),
      reason: t.string({ required: true, description: 'The reason, for the back office. At most 500 characters.' }),
      clientKey: t.string({
        description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key grants nothing new.',
      }),
    }),
  },
  {
    ...declaredBy(grantSubscription),
    description: 'Grants an employer a subscription free of charge. For admins.',
    resolve: async (_root, { input: { employer, ...gift } }, ctx) =>
      grantSubscription(ctx, { ...gift, employerId: knownId(employer, 'Employer') }),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'The gift.',
        resolve: storedRow('subscription'),
      }),
    }),
  },
);

builder.relayMutationField(
  'endGrantedSubscription',
  { inputFields: (t) => ({ subscription: t.globalID({ required: true, description: 'A gift.' }) }) },
  {
    ...declaredBy(endGrantedSubscription),
    description: 'Ends a gift now. A gift that has ended is unchanged. For admins.',
    resolve: async (_root, { input: { subscription } }, ctx) =>
      endGrantedSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'The updated record.',
        resolve: storedRow('subscription'),
      }),
    }),
  },
);
