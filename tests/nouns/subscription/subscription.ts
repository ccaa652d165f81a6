import { makeEmployer, makeSubscription } from '../../support/factories.ts';
import type { Noun } from '../noun.ts';
import { subscriptionGraph, subscriptionOfPremium } from './graph.ts';
import { subscriptionRest } from './rest.ts';

export const subscription = {
  graph: subscriptionGraph,
  rest: subscriptionRest,
  fields: {
    'path.session_id': 'hash',
    'body.city': 'reference',
    'body.payment_reason': 'anything',
    'body.sharedHash': 'anyText',
    'body.cardDetails': 'group',
    'body.cardDetails.number': 'digits',
    'body.cardDetails.expiry_month': 'expiry',
    'body.cardDetails.expiry_year': 'expiry',
    'body.cardDetails.name': 'anyText',
    'body.cardDetails.cvv': 'digits',
    'body.employerDetails': 'group',
    'body.employerDetails.city': 'reference',
    'body.priceDetails': 'group',
    'body.priceDetails.recurring_mode': 'mode',
    'body.priceDetails.price': 'price',
    'body.priceDetails.currency': 'anyText',
  },
  texts: {
    returnPath: ['/chat/1', '//elsewhere.test', '/my-subscription?a=b'],
    paymentMethodId: ['pm_12345678', 'pm_card_visa', 'tok_1'],
    attemptKey: ['attempt-key-1', 'attempt-key-2'],
    currency: ['SGD', 'JPY', 'XXX', 'sgd'],
  },
  hidden: (fixtures) => {
    const { db } = fixtures.app.services;
    const column = (name: string) => async (text: string) =>
      db.subscription.update({ where: { id: (await subscriptionOfPremium(fixtures)).id }, data: { [name]: text } });
    return {
      "the reason of premium's gift": { set: column('grantReason'), seenBy: ['admin'], seenOverRest: [] },
      "premium's card": { set: column('cardBrand'), seenBy: ['premium', 'admin'], seenOverRest: [] },
      "the number of premium's invoice": {
        set: async (number) => {
          const { id: subscriptionId } = await subscriptionOfPremium(fixtures);
          const paid = { currency: 'SGD', amount: 4900, status: 'PAID' as const };
          await db.invoice.create({ data: { ...paid, subscriptionId, stripeInvoiceId: 'in_hidden', number } });
        },
        seenBy: ['premium', 'admin'],
        seenOverRest: [],
      },
    };
  },
  makeSpare: async ({ app }) => {
    const { db } = app.services;
    await makeSubscription(db, (await makeEmployer(db)).id, app.clock.now);
  },
} satisfies Noun;
