import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { addDelete, addSave, versionField } from '../../../graphql/record.ts';
import { canSeeJobSeeker } from '../../accounts/access/jobSeeker.policy.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { isPaidFor } from '../../chat/seat/access.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { readersColumns, seatOf, standing } from '../../chat/seat/chatMember.graph.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import {
  allPricingOptions,
  firstPeriodEnd,
  ownPricing,
  pricingFor,
  pricingOptionVerbs,
  pricingToContact,
} from './pricing.ts';

export const RecurringMode = builder.enumType('RecurringMode', {
  description: 'The billing period of a subscription.',
  values: {
    MONTHLY: { description: 'Every month.' },
    YEARLY: { description: 'Every year.' },
    PASS: { description: 'Seven days, paid once: it ends by itself and is not renewed.' },
  } as const,
});

/** What `recurringMode` means, where a pass may be one. */
export const modeText = 'Monthly, yearly, or a pass of seven days.';

/** The descriptions of amounts. */
export const minorUnits = 'Minor units of the currency: 4900 is SGD 49 and JPY 4900.';
export const majorUnitsText = 'The amount in major units of the currency, for showing.';

const PricingOption = builder.prismaNode('PricingOption', {
  extensions: readBy('BILLING'),
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'The price of a subscription.',
  fields: (t) => ({
    version: versionField(t, 'PRICING_OPTION'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: modeText }),
    amount: t.exposeInt('amount', { description: minorUnits }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    renewsAt: t.field({
      type: 'DateTime',
      description: 'When a subscription that is bought now is renewed for the first time, or a pass ends.',
      resolve: ({ recurringMode }, _args, { now }) => firstPeriodEnd(now(), recurringMode),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first offered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

/** Clients that were made before there was a pass get none. */
const withPass = {
  required: true,
  defaultValue: false,
  description: 'Whether the pass is listed too, last.',
} as const;

builder.objectField(Viewer, 'pricingOptions', (t) =>
  t.field({
    type: [PricingOption],
    description: 'Prices for the viewer, by the city where they hire, monthly first.',
    args: { withPass: t.arg.boolean(withPass) },
    resolve: (_viewer, { withPass }, ctx) => ownPricing(ctx, withPass),
  }),
);

builder.prismaObjectField(Chat, 'subscriptionOptions', (t) =>
  t.field({
    type: [PricingOption],
    nullable: true,
    description:
      "Prices of the subscription that the viewer needs in order to write, monthly first; by the job seeker's city. Null " +
      'for viewers who need none, and when the account on the other side was deleted.',
    args: { withPass: t.arg.boolean(withPass) },
    select: { ...readersColumns, jobSeeker: { select: { ...standing.select, active: true, cityId: true } } },
    resolve: async (chat, { withPass }, ctx) => {
      const seat = seatOf(ctx, chat);
      if (seat === null || !hasReader(chat, seat) || (await isPaidFor(ctx, { chat, ...seat }))) return null;
      const { jobSeeker } = chat;
      return pricingFor(ctx, jobSeeker && canSeeJobSeeker(ctx.viewer, jobSeeker) ? jobSeeker.cityId : null, withPass);
    },
  }),
);

builder.prismaObjectField(JobSeeker, 'subscriptionOptions', (t) =>
  t.field({
    type: [PricingOption],
    nullable: true,
    description:
      "Prices of the subscription that the viewer needs in order to write to this job seeker, monthly first; by the job seeker's " +
      'city. Null for employers with a subscription, job seekers and admins.',
    args: { withPass: t.arg.boolean(withPass) },
    select: { cityId: true },
    resolve: ({ cityId }, { withPass }, ctx) => pricingToContact(ctx, cityId, withPass),
  }),
);

builder.queryFields((t) => ({
  pricingOptions: t.field({
    type: [PricingOption],
    authScopes: { public: true },
    description: 'Prices for hiring in this city, monthly first.',
    args: {
      cityId: t.arg.int({ description: 'Integer id. Prices are in SGD without it, and for a city without prices.' }),
      withPass: t.arg.boolean(withPass),
    },
    resolve: (_root, { cityId, withPass }, ctx) => pricingFor(ctx, cityId ?? null, withPass),
  }),
  allPricingOptions: t.field({
    type: [PricingOption],
    authScopes: { admin: true },
    description: 'All prices, by currency, monthly first. For admins.',
    args: { withPass: t.arg.boolean(withPass) },
    resolve: (_root, { withPass }, ctx) => allPricingOptions(ctx, withPass),
  }),
}));

addSave(
  'PRICING_OPTION',
  PricingOption,
  (t) => ({
    currency: t.string({ required: true, description: 'ISO 4217 code of the currency of a known country.' }),
    recurringMode: t.field({
      type: RecurringMode,
      required: true,
      description: 'There is one price per currency and billing period.',
    }),
    amount: t.int({ required: true, description: minorUnits }),
  }),
  {
    description: 'Creates or changes a price for new subscriptions. Existing subscriptions keep theirs. For admins.',
    idDescription: 'The price to change; without it a new one is created.',
    save: pricingOptionVerbs.save,
  },
);

addDelete(
  'PricingOption',
  'Deletes a price. Subscriptions bought at it continue. The last monthly or yearly price in SGD cannot be deleted. For admins.',
  pricingOptionVerbs.remove,
);
