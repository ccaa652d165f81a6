import { queryFromInfo } from '@pothos/plugin-prisma';
import { Conflict, Forbidden, NotFound, SignInRequired, Unavailable } from '../../domain/errors.ts';
import { invoicePath, ownInvoices, refundInvoice } from '../../domain/subscription/invoice.ts';
import { majorUnits } from '../../domain/subscription/pricing.ts';
import { canSeeSubscription } from '../../domain/subscription/subscription.policy.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { majorUnitsText, minorUnits } from './pricing.ts';
import { knownId } from './record.ts';
import { Viewer } from './viewer.ts';

const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'What became of an invoice.',
  values: {
    OPEN: { description: 'Not paid yet.' },
    PAID: { description: 'Paid in full.' },
    FAILED: { description: 'The card was refused, or nothing is collected any more.' },
    REFUNDED: { description: 'Paid, and paid back in full.' },
  } as const,
});

/** What the policy decides by; read with every invoice. */
export const invoiceColumns = { id: true, subscription: { select: { employerId: true } } } as const;

export const Invoice = builder.prismaNode('Invoice', {
  id: { field: 'id' },
  select: invoiceColumns,
  authScopes: ({ subscription }, { viewer }) => canSeeSubscription(viewer, subscription),
  description: 'What a period of a subscription costs. For the employer and admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    number: t.exposeString('number', { nullable: true, description: "The payment provider's number of it." }),
    status: t.expose('status', { type: InvoiceStatus, description: 'What became of it.' }),
    amount: t.exposeInt('amount', { description: minorUnits }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      select: { amount: true, currency: true },
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When it was paid; null: not yet.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made out.' }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'The path of its PDF, for the browser of whoever may see it: the cookie says who asks. Null where nothing was paid.',
      select: { status: true },
      resolve: ({ id, status }, _args, { payment }) =>
        payment.mode !== 'none' && (status === 'PAID' || status === 'REFUNDED') ? invoicePath(id) : null,
    }),
    viewerCanRefund: t.boolean({
      description: 'Whether the viewer may pay it back now: an admin, of one that is paid.',
      select: { status: true },
      resolve: ({ status }, _args, { viewer, payment }) =>
        viewer.kind === 'admin' && status === 'PAID' && payment.mode !== 'none',
    }),
  }),
});

export const InvoiceConnection = builder.connectionObject(
  { type: Invoice, name: 'InvoiceConnection', description: 'A page of invoices.' },
  { name: 'InvoiceEdge', description: 'An invoice in a list.' },
);

builder.objectField(Viewer, 'invoices', (t) =>
  t.connection(
    {
      type: Invoice,
      description:
        "What the viewer was charged for all their subscriptions, the newest first. Nobody's but an employer's.",
      resolve: (_viewer, args, ctx, info) => {
        const select = { ...invoiceColumns, createdAt: true };
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
        return connectionOf(ctx, ownInvoices(ctx), args, {
          page: (page) => ctx.db.invoice.findMany({ ...query, ...page }),
          count: (where) => ctx.db.invoice.count({ where }),
        });
      },
    },
    InvoiceConnection,
  ),
);

builder.relayMutationField(
  'refundInvoice',
  {
    inputFields: (t) => ({
      invoice: t.globalID({ required: true, description: 'A paid one. One that is paid back already stays so.' }),
      endSubscription: t.boolean({
        required: true,
        defaultValue: true,
        description: 'Ends its subscription at once, so that what is paid back gives nothing any more.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Pays the whole amount of an invoice back to the card. For admins.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict, Unavailable] },
    resolve: async (_root, { input: { invoice, endSubscription } }, ctx) =>
      refundInvoice(ctx, knownId(invoice, 'Invoice'), endSubscription),
  },
  {
    outputFields: (t) => ({
      invoice: t.prismaField({
        type: Invoice,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { db }) => db.invoice.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
