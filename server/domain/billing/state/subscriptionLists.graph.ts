import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { isActive } from '../../accounts/access/paywall.policy.ts';
import { Employer, guarded, userColumns } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { ChatMember } from '../../chat/seat/chatMember.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { employerId, viewerId } from '../../core/viewer/viewer.ts';
import { majorUnitsText, minorUnits } from '../pricing/pricing.graph.ts';
import { Invoice, invoiceColumns } from '../purchase/invoice.graph.ts';
import {
  allSubscriptions,
  disputes,
  ownSubscriptions,
  type SubscriptionTotal as SubscriptionTotalShape,
  subscriptionTotals,
} from './lists.ts';
import { EmployerSubscription, SubscriptionStatus } from './subscription.graph.ts';

/** Active subscriptions. To the second, so that all fields of an operation load the same rows. */
function activeOnes({ now }: Ctx) {
  const second = Math.floor(now().getTime() / 1000) * 1000;
  return { where: isActive(new Date(second)), orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }] };
}

builder.prismaObjectFields(Employer, (t) => ({
  activeSubscriptions: t.field({
    type: [EmployerSubscription],
    nullable: true,
    description: 'Active subscriptions, usually one. For the employer and admins.',
    // Not read for viewers who may not see those of any employer.
    select: (_args, ctx, nestedSelection) =>
      ctx.viewer.kind === 'admin' || employerId(ctx.viewer) !== null
        ? { subscriptions: nestedSelection(activeOnes(ctx)) }
        : { id: true },
    resolve: (employer, _args, ctx) =>
      'subscriptions' in employer ? guarded(ctx, employer.id, 'subscriptions', employer.subscriptions) : null,
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
      description:
        "The viewer's subscriptions, bought or granted, newest first. Empty for viewers who are not employers.",
      resolve: (_viewer, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, ownSubscriptions(ctx), args, rowsOf(ctx, 'subscription', query));
      },
    },
    SubscriptionConnection,
  ),
);

const SubscriptionFilter = builder.inputType('SubscriptionFilter', {
  description: 'A field that is absent or null does not filter.',
  fields: (t) => ({
    status: t.field({ type: SubscriptionStatus, description: 'The current status.' }),
    employerId: t.int({ description: "The employer's integer id." }),
    active: t.boolean({ description: 'Whether it is active now.' }),
    gift: t.boolean({ description: 'Whether it was granted by an admin.' }),
  }),
});

const SubscriptionSort = builder.enumType('SubscriptionSort', {
  description: 'The order of a list of subscriptions.',
  values: {
    CREATED: { description: 'The newest first.' },
    PERIOD_END: { description: 'Earliest end or renewal first.' },
  } as const,
});

const SubscriptionTotal = builder.objectRef<SubscriptionTotalShape>('SubscriptionTotal').implement({
  extensions: readBy('BILLING'),
  description: 'Revenue from the active subscriptions in one currency, without gifts and passes.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    count: t.exposeInt('count', { description: 'The number of subscriptions.' }),
    monthlyAmount: t.exposeInt('monthlyAmount', {
      description: `Per month; a yearly subscription counts as a twelfth. ${minorUnits}`,
    }),
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
      description: 'All subscriptions, including incomplete payments. For admins.',
      args: {
        filter: t.arg({ type: SubscriptionFilter, description: 'Restricts the list.' }),
        sort: t.arg({ type: SubscriptionSort, required: true, defaultValue: 'CREATED', description: 'The order.' }),
        reverse: t.arg.boolean(reverseArg),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { filter, sort, reverse, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(
          ctx,
          allSubscriptions(ctx, filter ?? {}, sort, reverse),
          args,
          rowsOf(ctx, 'subscription', query),
        );
      },
    },
    SubscriptionConnection,
  ),
  subscriptionTotals: t.field({
    type: [SubscriptionTotal],
    authScopes: { admin: true },
    description: 'Revenue from active subscriptions, by currency. For admins.',
    resolve: (_root, _args, ctx) => subscriptionTotals(ctx),
  }),
}));

const MemberSubscription = builder.objectRef<{ status: 'ACTIVE' }>('MemberSubscription').implement({
  extensions: readBy('CHAT'),
  description: "An employer's active subscription as a chat shows it, without anything of its payment.",
  fields: (t) => ({
    status: t.field({ type: SubscriptionStatus, description: 'Always active.', resolve: ({ status }) => status }),
  }),
});

builder.objectField(ChatMember, 'activeSubscriptions', (t) =>
  t.field({
    type: [MemberSubscription],
    nullable: true,
    description:
      "The employer's active subscriptions, usually one; empty for other members. For the member, by session or by share " +
      'link, and admins.',
    resolve: async ({ userId, ownUserId }, _args, { viewer, viewerIsPremium, isPremium }) => {
      if (viewer.kind !== 'admin' && userId !== ownUserId) return null;
      // Whether the viewer is premium is kept for the whole operation; for others it is read in batches.
      const hasOne = userId === viewerId(viewer) ? await viewerIsPremium() : await isPremium(userId);
      return hasOne ? [{ status: 'ACTIVE' as const }] : [];
    },
  }),
);

const DisputeState = builder.enumType('DisputeState', {
  description: 'How far a dispute is.',
  values: {
    NEEDS_RESPONSE: { description: 'The bank waits for evidence.' },
    UNDER_REVIEW: { description: 'The bank has the evidence and decides.' },
    WON: { description: 'The money stays here.' },
    LOST: { description: 'The money stays with the cardholder, and the subscription has ended.' },
    CLOSED: { description: 'It ended without a decision.' },
  } as const,
});

const Dispute = builder.prismaNode('Dispute', {
  extensions: readBy('BILLING'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'A payment that the cardholder disputes at the bank. For admins.',
  fields: (t) => ({
    state: t.expose('state', { type: DisputeState, description: 'How far it is.' }),
    isInquiry: t.exposeBoolean('inquiry', { description: 'Whether the bank only asks, and has taken nothing.' }),
    reason: t.exposeString('reason', { description: "As the provider names it, such as 'fraudulent'." }),
    providerId: t.exposeString('providerId', { description: "The provider's id of it." }),
    amount: t.exposeInt('amount', { description: minorUnits }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      select: { amount: true, currency: true },
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    evidenceDueAt: t.expose('evidenceDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the bank takes evidence. Null if it takes none.',
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When we learned that it is over. Null while it is open.',
    }),
    invoice: t.relation('invoice', { type: Invoice, description: 'The invoice whose payment it is about.' }),
    employer: t.field({
      type: Employer,
      description: 'Who paid.',
      select: (_args, _ctx, nestedSelection) => ({
        invoice: {
          select: {
            ...invoiceColumns,
            subscription: { select: { employerId: true, employer: nestedSelection({ select: userColumns }) } },
          },
        },
      }),
      resolve: ({ invoice }) => invoice.subscription.employer,
    }),
  }),
});

builder.queryFields((t) => ({
  disputes: t.connection(
    {
      type: Dispute,
      authScopes: { admin: true },
      description: 'Payments that cardholders dispute at the bank, newest first. For admins.',
      args: {
        closed: t.arg.boolean({
          defaultValue: false,
          description: 'Those that are over, instead of those that are open.',
        }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { closed, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, disputes(ctx, closed ?? false), args, rowsOf(ctx, 'dispute', query));
      },
    },
    { name: 'DisputeConnection', description: 'A page of disputes.', fields: numberedPages },
    { name: 'DisputeEdge', description: 'A dispute in the list.' },
  ),
}));
