import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Employer, userColumns } from '../../accounts/access/user.graph.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { majorUnitsText, minorUnits } from '../pricing/pricing.graph.ts';
import { Invoice, invoiceColumns } from '../purchase/invoice.graph.ts';
import { disputes } from './lists.ts';

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
