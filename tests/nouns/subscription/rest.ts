import type { Fixtures } from '../../access/fixtures.ts';
import * as make from '../make.ts';
import type { RestRow } from '../noun.ts';
import { employersAndGuests, everyone, outcomes } from '../outcomes.ts';

/**
 * Everyone may ask for prices. Employers pay, and holders of an employer's share link pay for them (docs/product/payment.md,
 * 'Who pays').
 */

const declinedCard = '4000000000000002';
const order = ({ catalog }: Fixtures, number = declinedCard) => ({
  cardDetails: { type: 'card', number, expiry_month: 12, expiry_year: 2034, name: 'Ann', cvv: '123' },
  employerDetails: { city: { id: catalog.cityId } },
  priceDetails: { recurring_mode: 'monthly', price: 49, currency: 'SGD' },
});

export const subscriptionRest = {
  'POST /api/payment/get_pricing': {
    cases: {
      'in a city': {
        attempt: ({ catalog }) => ({ body: { city: { id: catalog.cityId }, payment_reason: 1 } }),
        answers: everyone('seen'),
      },
    },
    sender: 'anonymous',
  },
  'POST /api/payment/employer-subscription': {
    cases: {
      // A declined card shows that the caller had access; premium has a subscription already and is not charged.
      'for themselves': {
        attempt: (fixtures) => ({ body: order(fixtures) }),
        answers: { ...employersAndGuests('PaymentFailed'), premium: 'done' },
      },
      "by an employer's link": {
        attempt: (fixtures) => ({ body: { ...order(fixtures), sharedHash: fixtures.contacts.employer.hash } }),
        answers: outcomes({ rest: 'PaymentFailed', premium: 'done', jobSeeker: 'Forbidden', admin: 'Forbidden' }),
      },
      'by an unknown link': {
        attempt: (fixtures) => ({ body: { ...order(fixtures), sharedHash: make.unique() } }),
        answers: outcomes({
          rest: 'PaymentFailed',
          premium: 'done',
          anonymous: 'NotFound',
          jobSeeker: 'NotFound',
          otherJobSeeker: 'NotFound',
          admin: 'NotFound',
        }),
      },
    },
    sender: 'employer',
    valid: (fixtures) => ({ body: order(fixtures, '4242424242424242') }),
    required: ['cardDetails', 'priceDetails'],
  },
  'GET /api/payment/validate_payment/{session id}': {
    cases: { 'of an unknown session': { attempt: () => ({ path: { 'session id': 'cs_test_unknown' } }) } },
    sender: 'employer',
  },
} satisfies Record<string, RestRow>;
