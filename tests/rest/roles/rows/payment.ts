import type { World } from '../../../access/world.ts';
import * as make from '../make.ts';
import { type Cases, everybody, policy } from '../policy.ts';

/** Everybody may ask what it costs; employers pay, and whoever holds an employer's share link for them (document 001 §6). */

const order = ({ around }: World) => ({
  // The bank declines this card: who is told so was let through.
  cardDetails: {
    type: 'card',
    number: '4000000000000002',
    expiry_month: 12,
    expiry_year: 2034,
    name: 'Ann',
    cvv: '123',
  },
  employerDetails: { city: { id: around.cityId } },
  priceDetails: { recurring_mode: 'monthly', price: 1, currency: 'SGD' },
});

export const paymentRows = {
  'POST /api/payment/get_pricing': {
    'in a city': {
      attempt: ({ around }) => ({ body: { city: around.cityId, payment_reason: 1 } }),
      answers: everybody(200),
    },
  },
  'POST /api/payment/employer-subscription': {
    'for themselves': {
      attempt: (world) => ({ body: order(world) }),
      // Who has a subscription keeps it, and nothing is charged.
      answers: policy({ rest: 402, premium: 200, anonymous: 401, jobSeeker: 403, otherJobSeeker: 403, admin: 403 }),
    },
    "by an employer's link": {
      attempt: (world) => ({ body: { ...order(world), sharedHash: world.contacts.employer.hash } }),
      answers: policy({ rest: 402, premium: 200, jobSeeker: 403, admin: 403 }),
    },
    'by a link that nobody made': {
      attempt: (world) => ({ body: { ...order(world), sharedHash: make.unique() } }),
      answers: policy({ rest: 402, premium: 200, anonymous: 404, jobSeeker: 404, otherJobSeeker: 404, admin: 404 }),
    },
  },
  'GET /api/payment/validate_payment/{session id}': {
    'that nobody began': {
      attempt: () => ({ path: { 'session id': 'cs_test_unknown' } }),
      answers: everybody(404),
    },
  },
} satisfies Record<string, Cases>;
