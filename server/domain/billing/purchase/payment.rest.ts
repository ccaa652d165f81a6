import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { textIn } from '../../../rest/authorize.ts';
import { optionalReference } from '../../../rest/body.ts';
import { change, document } from '../../../rest/document.ts';
import type { SpecialForm } from '../../../rest/forms.ts';
import { exactly } from '../../../rest/openapi/json.ts';
import { maxInt, wholeNumber } from '../../../rest/parameters.ts';
import { changed, plain, type Tag } from '../../../rest/row.ts';
import type { Ctx } from '../../core/context.ts';
import { minorUnits } from '../../core/text/format/money.ts';
import { pricingFor } from '../pricing/pricing.ts';
import { payingEmployer, takeCard } from './subscription.ts';

/** Prices of subscriptions and the results of payments. */

/** A number, or a text of digits. */
const digits = z.union([z.string(), z.int().transform(String)], { error: 'This has to be a number.' });
const words = z.string({ error: 'This has to be a text.' }).nullish();

/** A price in major units: a number, or a text with one. */
const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,3})?$/)
        .transform(Number),
    ],
    {
      error: 'This has to be a number.',
    },
  )
  .pipe(z.number().min(0, 'This number is too small.').max(999_999_999, 'This number is too large.'));

const order = z.object({
  cardDetails: z
    .object({
      number: digits.meta({ description: 'As printed on the card.' }),
      expiry_month: wholeNumber.meta({ description: '1 to 12.' }),
      expiry_year: wholeNumber.meta({ description: 'In four digits.' }),
      name: words.meta({ description: 'The cardholder.' }),
      cvv: digits.meta({ description: 'The security code.' }),
    })
    .meta({ description: 'The card. It goes to the payment provider and is kept nowhere here.' }),
  employerDetails: z
    .object({ city: optionalReference.meta({ description: 'Where work is offered.' }) })
    .nullish()
    .meta({ description: 'Who pays. If the price of this city is not the one that counts, nothing is charged.' }),
  // The server's price counts. Another one that a client names is refused.
  priceDetails: z
    .object({
      recurring_mode: z
        .string()
        .transform((mode) => mode.toUpperCase())
        .pipe(z.enum(['MONTHLY', 'YEARLY'], { error: 'This has to be monthly or yearly.' }))
        .meta({ description: '`monthly` or `yearly`, in any case.' }),
      price: amount
        .optional()
        .meta({ description: 'The amount that was shown. At another price, nothing is charged.' }),
      currency: words.meta({ description: 'The currency that was shown: ISO 4217.' }),
    })
    .meta({ description: 'One of the pricing options.' }),
  sharedHash: words.meta({ description: "The hash of the employer's share link, for a guest." }),
});

/** The price that a client names. Without a currency, it is that of the city. */
async function shownPrice(ctx: Ctx, { employerDetails, priceDetails }: z.output<typeof order>) {
  const { price, currency: named } = priceDetails;
  const cityId = employerDetails?.city?.id ?? null;
  const currency =
    named?.toUpperCase() ?? (price === undefined ? null : (await pricingFor(ctx, cityId, false))[0]?.currency) ?? null;
  // More digits would not fit an Int of the graph, and no price is that high.
  const shown = price === undefined || currency === null ? null : Math.min(minorUnits(price, currency), maxInt);
  return { cityId, amount: shown, currency };
}

const paid = z.looseObject({ redirect_url: z.string().nullable() });

/** If the cardholder's bank requires 3-D Secure, the browser goes to `link.href`. */
const sentToBank: SpecialForm = {
  value: (record) => {
    const { redirect_url, ...rest } = paid.parse(record);
    return { ...rest, is3ds: redirect_url !== null, link: { href: redirect_url } };
  },
  described: ({ properties: { redirect_url = {}, ...rest } = {} }) =>
    exactly({
      ...rest,
      is3ds: { type: 'boolean', description: 'Whether the bank asks for 3-D Secure before it pays.' },
      link: exactly({ href: redirect_url }, 'Where the browser goes next.'),
    }),
};

export const paymentTag: Tag = {
  name: 'Payment',
  description: 'What a subscription costs, and buying one. A `price` is in whole units of its currency.',
  paths: ['/api/payment/'],
  examples: {
    'Subscription.id': 9,
    'Subscription.status': 'active',
    'priceDetails.recurring_mode': 'monthly',
    'cardDetails.name': 'Erin Tan',
  },
};

export const paymentCalls = {
  'POST /api/payment/get_pricing': plain({
    summary: 'The prices of a subscription for an employer in this city. `payment_reason` is 1.',
    input: z.object({ body: z.object({ city: optionalReference, payment_reason: z.unknown().optional() }) }),
    document: document(
      `query ($city: Int) {
        answer: pricingOptions(cityId: $city) { id: databaseId recurring_mode: recurringMode price currency }
      }`,
    ),
    variables: ({ body }) => ({ city: body.city?.id ?? null }),
  }),
  'POST /api/payment/employer-subscription': changed({
    summary: 'Buys a subscription. The card goes to the payment provider and is kept nowhere here.',
    input: z.object({ body: order }),
    names: { cityId: 'employerDetails.city' },
    authorize: ({ body }, ctx) => {
      const shareHash = textIn(body, 'sharedHash', 'shared_hash');
      return payingEmployer(ctx, shareHash === null ? null : { shareHash });
    },
    document: change('subscribe', 'status redirect_url: redirectUrl'),
    variables: async ({ body }, ctx) => {
      const { number, expiry_month, expiry_year, name, cvv } = body.cardDetails;
      const chat = body.sharedHash ? { sharedHash: body.sharedHash } : null;
      const paymentMethodId = await takeCard(ctx, chat && { shareHash: chat.sharedHash }, {
        number,
        expiryMonth: expiry_month,
        expiryYear: expiry_year,
        name: name ?? '',
        cvc: cvv,
      });
      return {
        input: {
          paymentMethodId,
          chat,
          attemptKey: randomUUID(),
          recurringMode: body.priceDetails.recurring_mode,
          ...(await shownPrice(ctx, body)),
          returnPath: chat ? `/chat/shared/${chat.sharedHash}` : '/chat/',
        },
      };
    },
    shape: sentToBank,
  }),
  'GET /api/payment/validate_payment/{session id}': changed({
    summary: 'How a payment ended whose cardholder was sent to the bank.',
    input: z.object({ path: z.object({ session_id: z.string() }) }),
    document: change('confirmPayment', 'status'),
    variables: ({ path }) => ({ input: { sessionId: path.session_id } }),
  }),
};
