import { builder } from '../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import type { Buyer } from '../../../payment/payment.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { readBillingDetails, saveBillingDetails } from './billingDetails.ts';

const BillingDetails = builder.objectRef<Buyer>('BillingDetails').implement({
  extensions: readBy('BILLING'),
  description: 'Whom the invoices of an employer name. Kept at the payment provider only.',
  fields: (t) => ({
    company: t.exposeString('company', {
      nullable: true,
      description: 'Null: invoices name the company of the profile, or the person.',
    }),
    line1: t.string({ nullable: true, description: 'The address.', resolve: ({ address }) => address?.line1 ?? null }),
    line2: t.string({
      nullable: true,
      description: 'The second line of the address.',
      resolve: ({ address }) => address?.line2 ?? null,
    }),
    postalCode: t.string({
      nullable: true,
      description: 'The postal code of the address. Null without one.',
      resolve: ({ address }) => address?.postalCode ?? null,
    }),
    city: t.string({
      nullable: true,
      description: 'The town or city of the address. Null without one.',
      resolve: ({ address }) => address?.city ?? null,
    }),
    country: t.string({
      nullable: true,
      description: 'ISO 3166, two letters.',
      resolve: ({ address }) => address?.country ?? null,
    }),
    taxNumber: t.exposeString('taxNumber', { nullable: true, description: 'The VAT number, or its like.' }),
  }),
});

builder.prismaObjectField(Employer, 'billingDetails', (t) =>
  t.field({
    type: BillingDetails,
    nullable: true,
    description:
      'Whom invoices name. Null before the first payment or `saveBillingDetails`. Read from the payment provider. For the ' +
      'employer and admins.',
    select: { stripeCustomerId: true },
    resolve: (employer, _args, ctx) => readBillingDetails(ctx, employer),
  }),
);

builder.relayMutationField(
  'saveBillingDetails',
  {
    inputFields: (t) => ({
      company: t.string({
        description: 'At most 120 characters. Without it, invoices name the company of the profile.',
      }),
      line1: t.string({ required: true, description: 'The address, at most 200 characters.' }),
      line2: t.string({ description: 'Its second line, at most 200 characters.' }),
      postalCode: t.string({ description: 'At most 20 characters.' }),
      city: t.string({ description: 'At most 100 characters.' }),
      country: t.string({ required: true, description: 'ISO 3166, two letters.' }),
      taxNumber: t.string({ description: 'The VAT number, or its like, as the country of the address writes it.' }),
    }),
  },
  {
    ...declaredBy(saveBillingDetails),
    description:
      'Replaces whom invoices name from now on. For employers, and for guests who have begun a payment. What the payment ' +
      'provider refuses is an `InvalidInput` of that field.',
    resolve: async (_root, { input }, ctx) => ({ billingDetails: await saveBillingDetails(ctx, input) }),
  },
  {
    outputFields: (t) => ({
      billingDetails: t.field({
        type: BillingDetails,
        description: 'As they are kept now.',
        resolve: ({ billingDetails }) => billingDetails,
      }),
    }),
  },
);
