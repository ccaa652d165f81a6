import { majorUnits, ownPricing, pricingFor } from '../../domain/subscription/pricing.ts';
import { allPricingOptions, deletePricingOption, savePricingOption } from '../../domain/subscription/pricingOption.ts';
import { builder } from '../builder.ts';
import { addDelete, recordId, saveFailures } from './record.ts';
import { Viewer } from './viewer.ts';

export const RecurringMode = builder.enumType('RecurringMode', {
  description: 'How often a subscription is paid.',
  values: {
    MONTHLY: { description: 'Every month.' },
    YEARLY: { description: 'Every year.' },
  } as const,
});

/** How descriptions say what an amount is. */
export const minorUnits = 'Minor units of the currency: 4900 is SGD 49 and JPY 4900.';
export const majorUnitsText = 'The amount in major units of the currency, for showing.';

const PricingOption = builder.prismaNode('PricingOption', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'What a subscription costs.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: 'How often it is paid.' }),
    amount: t.exposeInt('amount', { description: minorUnits }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first offered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

builder.objectField(Viewer, 'pricingOptions', (t) =>
  t.field({
    type: [PricingOption],
    description: 'What a subscription costs for the viewer, by the city that they hire in, monthly first.',
    resolve: (_viewer, _args, ctx) => ownPricing(ctx),
  }),
);

builder.queryFields((t) => ({
  pricingOptions: t.field({
    type: [PricingOption],
    authScopes: { public: true },
    description: 'What a subscription costs for somebody who hires in this city, monthly first.',
    args: { cityId: t.arg.int({ description: 'Integer id; without it, or where there is no price for it, in SGD.' }) },
    resolve: (_root, { cityId }, ctx) => pricingFor(ctx, cityId ?? null),
  }),
  allPricingOptions: t.field({
    type: [PricingOption],
    authScopes: { admin: true },
    description: 'Every price there is, by currency, monthly first. For admins.',
    resolve: (_root, _args, ctx) => allPricingOptions(ctx),
  }),
}));

builder.relayMutationField(
  'savePricingOption',
  {
    inputFields: (t) => ({
      id: t.globalID({ description: 'Of the price to change; without it a new one is made.' }),
      currency: t.string({ required: true, description: 'ISO 4217; that of a country in the list.' }),
      recurringMode: t.field({ type: RecurringMode, required: true, description: 'One price for each and currency.' }),
      amount: t.int({ required: true, description: minorUnits }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes or changes a price. It is for new subscriptions; the others keep theirs. For admins.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { id, ...option } }, ctx) => ({
      pricingOption: await savePricingOption(ctx, recordId(id, 'PricingOption'), option),
    }),
  },
  {
    outputFields: (t) => ({
      pricingOption: t.field({
        type: PricingOption,
        description: 'As it is now.',
        resolve: ({ pricingOption }) => pricingOption,
      }),
    }),
  },
);

addDelete(
  'PricingOption',
  'Deletes a price; subscriptions that were bought at it go on. The last one in SGD stays. For admins.',
  deletePricingOption,
);
