import { queryFromInfo } from '@pothos/plugin-prisma';
import {
  allSubscriptions,
  ownSubscriptions,
  type SubscriptionTotal as SubscriptionTotalShape,
  subscriptionTotals,
} from '../../domain/subscription/lists.ts';
import { majorUnits } from '../../domain/subscription/pricing.ts';
import { isActive } from '../../domain/subscription/subscription.policy.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import { reverseArg } from '../sort.ts';
import { numberedPages } from './pageCursors.ts';
import { minorUnits } from './pricing.ts';
import { EmployerSubscription, SubscriptionStatus } from './subscription.ts';
import { Employer, guarded } from './user.ts';
import { Viewer } from './viewer.ts';

/** Those that make an employer premium. To the second, so that all fields of one operation ask for the same rows. */
function activeOnes({ now }: GraphContext) {
  const second = Math.floor(now().getTime() / 1000) * 1000;
  return { where: isActive(new Date(second)), orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }] };
}

builder.prismaObjectFields(Employer, (t) => ({
  activeSubscriptions: t.field({
    type: [EmployerSubscription],
    nullable: true,
    description: 'What makes this employer premium now; usually one. For the employer and admins.',
    select: (_args, ctx, nestedSelection) => ({ subscriptions: nestedSelection(activeOnes(ctx)) }),
    resolve: ({ id, subscriptions }, _args, ctx) => guarded(ctx, id, 'subscriptions', subscriptions),
  }),
  isPremium: t.boolean({
    nullable: true,
    description: 'Whether a subscription of this employer is active. For the employer and admins.',
    select: (_args, ctx) => ({ subscriptions: activeOnes(ctx) }),
    resolve: ({ id, subscriptions }, _args, ctx) => guarded(ctx, id, 'subscriptions', subscriptions.length > 0),
  }),
}));

const SubscriptionConnection = builder.connectionObject(
  {
    type: EmployerSubscription,
    name: 'EmployerSubscriptionConnection',
    description: 'A page of subscriptions.',
    fields: numberedPages,
  },
  { name: 'EmployerSubscriptionEdge', description: 'A subscription in a list.' },
);

builder.objectField(Viewer, 'subscriptions', (t) =>
  t.connection(
    {
      type: EmployerSubscription,
      description: "What the viewer paid for or was given, the newest first. Nobody's but an employer's has any.",
      resolve: (_viewer, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, ownSubscriptions(ctx), args, {
          page: (page) => ctx.db.subscription.findMany({ ...query, ...page }),
          count: (where) => ctx.db.subscription.count({ where }),
        });
      },
    },
    SubscriptionConnection,
  ),
);

const SubscriptionFilter = builder.inputType('SubscriptionFilter', {
  description: 'Every field that is absent or null lets all through.',
  fields: (t) => ({
    status: t.field({ type: SubscriptionStatus, description: 'How it stands.' }),
    employerId: t.int({ description: "The employer's integer id." }),
    active: t.boolean({ description: 'Whether it makes its employer premium now.' }),
    gift: t.boolean({ description: 'Whether an admin gave it.' }),
  }),
});

const SubscriptionSort = builder.enumType('SubscriptionSort', {
  description: 'What a list of subscriptions is sorted by.',
  values: {
    CREATED: { description: 'The newest first.' },
    PERIOD_END: { description: 'What ends, or is renewed, first.' },
  } as const,
});

const SubscriptionTotal = builder.objectRef<SubscriptionTotalShape>('SubscriptionTotal').implement({
  description: 'What the active subscriptions in one currency bring in. Gifts do not count.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
    monthlyAmount: t.exposeInt('monthlyAmount', { description: `A month, of yearly ones a twelfth. ${minorUnits}` }),
    monthlyPrice: t.float({
      description: 'The same in major units of the currency.',
      resolve: ({ monthlyAmount, currency }) => majorUnits(monthlyAmount, currency),
    }),
  }),
});

builder.queryFields((t) => ({
  subscriptions: t.connection(
    {
      type: EmployerSubscription,
      authScopes: { admin: true },
      description: 'All subscriptions, attempts to pay included. For admins.',
      args: {
        filter: t.arg({ type: SubscriptionFilter, description: 'Which ones.' }),
        sort: t.arg({ type: SubscriptionSort, required: true, defaultValue: 'CREATED', description: 'In what order.' }),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: (_root, { filter, sort, reverse, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, allSubscriptions(ctx, filter ?? {}, sort, reverse), args, {
          page: (page) => ctx.db.subscription.findMany({ ...query, ...page }),
          count: (where) => ctx.db.subscription.count({ where }),
        });
      },
    },
    SubscriptionConnection,
  ),
  subscriptionTotals: t.field({
    type: [SubscriptionTotal],
    authScopes: { admin: true },
    description: 'What the active subscriptions bring in, by currency. For admins.',
    resolve: (_root, _args, ctx) => subscriptionTotals(ctx),
  }),
}));
