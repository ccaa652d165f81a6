import { z } from 'zod';
import { declineOf, readCard, readExpiry, type TestCard, testCardNamed, testCardOf } from '../cards.ts';
import { invalidRequest, missingParam } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CardFace, PaymentMethod } from '../objects/people.ts';
import { clearable, integer, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

export const typedCard = z.strictObject({
  number: text(),
  exp_month: integer(),
  exp_year: integer(),
  cvc: text().optional(),
});

/** The stored fields of a card. */
export function cardFaceOf(known: TestCard, expMonth: number, expYear: number, cvcGiven: boolean): CardFace {
  return {
    brand: known.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvcGiven ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: known.brand === 'amex' ? 'american_express' : known.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: known.fingerprint,
    funding: known.name.endsWith('debit') ? 'debit' : 'credit',
    generated_from: null,
    last4: known.last4,
    networks: { available: [known.brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

const billingDetails = z.strictObject({
  address: clearable(
    z.strictObject({
      city: clearable(text()),
      country: clearable(text(2)),
      line1: clearable(text()),
      line2: clearable(text()),
      postal_code: clearable(text(20)),
      state: clearable(text()),
    }),
  ),
  email: clearable(text(512)),
  name: clearable(text(256)),
  phone: clearable(text(20)),
});

type Details = z.output<typeof billingDetails>;

const addressOf = (given: Details['address']): PaymentMethod['billing_details']['address'] => ({
  city: given?.city ?? null,
  country: given?.country ?? null,
  line1: given?.line1 ?? null,
  line2: given?.line2 ?? null,
  postal_code: given?.postal_code ?? null,
  state: given?.state ?? null,
});

export function newMethod(store: Store, face: CardFace, details: Details = {}): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: addressOf(details.address),
      email: details.email ?? null,
      name: details.name ?? null,
      phone: details.phone ?? null,
      tax_id: null,
    },
    card: face,
    created: store.now,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** A stored payment method, or a new one for a test card named as `pm_card_<name>`. */
export async function resolveMethod(store: Store, id: string, param?: string): Promise<PaymentMethod> {
  const known = id.startsWith('pm_card_') ? testCardNamed(id.slice('pm_card_'.length)) : undefined;
  if (!known) return store.get('payment_method', id, param);
  const nextYear = new Date(store.now * 1000).getUTCFullYear() + 1;
  const method = newMethod(store, cardFaceOf(known, 12, nextYear, true));
  await store.put('payment_method', method);
  return method;
}

/** Attaches a card to a customer. Banks decline some cards here. */
export async function attach(
  store: Store,
  methodId: string,
  customerId: string,
  methodParam?: string,
): Promise<PaymentMethod> {
  const method = await resolveMethod(store, methodId, methodParam);
  const customer = await store.get('customer', customerId, 'customer');
  if (method.customer === customer.id) return method;
  if (method.detached) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      { param: methodParam },
    );
  }
  if (method.customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
      param: methodParam,
    });
  }
  const known = testCardOf(method);
  const decline = known.outcome.kind === 'declined' && known.outcome.onAttach ? declineOf(known) : undefined;
  if (decline) throw decline;
  const attached: PaymentMethod = {
    ...method,
    customer: customer.id,
    card: { ...method.card, checks: { ...method.card.checks, cvc_check: method.card.checks.cvc_check && 'pass' } },
  };
  await store.put('payment_method', attached);
  await store.announce('payment_method.attached', attached);
  return attached;
}

export const paymentMethodRoutes = [
  route('POST /v1/payment_methods', {
    openToBrowsers: true,
    params: z.strictObject({
      type: oneOf('card'),
      card: typedCard.partial().extend({ token: text(100).optional() }),
      allow_redisplay: oneOf('always', 'limited', 'unspecified').optional(),
      billing_details: billingDetails.optional(),
      metadata,
    }),
    run: async ({ store, params }) => {
      const face = await faceFrom(store, params.card);
      const method: PaymentMethod = {
        ...newMethod(store, face, params.billing_details),
        allow_redisplay: params.allow_redisplay ?? 'unspecified',
        metadata: mergeMetadata({}, params.metadata),
      };
      await store.put('payment_method', method);
      return method;
    },
  }),

  route('GET /v1/payment_methods', {
    params: z.strictObject({ ...page, customer: text(100).optional(), type: oneOf('card').optional() }),
    run: ({ store, params }) => {
      // Only attached payment methods are listed.
      if (!params.customer) throw missingParam('customer');
      return store.list('payment_method', '/v1/payment_methods', { customer: params.customer }, params);
    },
  }),

  route('GET /v1/payment_methods/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => resolveMethod(store, id),
  }),

  route('POST /v1/payment_methods/:id/attach', {
    params: z.strictObject({ customer: text(100) }),
    run: ({ store, id, params }) => attach(store, id, params.customer),
  }),

  route('POST /v1/payment_methods/:id/detach', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const { detached, ...shown } = await detach(store, id);
      return shown;
    },
  }),

  route('POST /v1/payment_methods/:id', {
    params: z.strictObject({
      allow_redisplay: oneOf('always', 'limited', 'unspecified').optional(),
      billing_details: billingDetails.optional(),
      card: z.strictObject({ exp_month: integer().optional(), exp_year: integer().optional() }).optional(),
      metadata,
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('payment_method', id);
      if (!held.customer) {
        throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.');
      }
      const { name, email, phone, address } = params.billing_details ?? {};
      const method: PaymentMethod = {
        ...held,
        allow_redisplay: params.allow_redisplay ?? held.allow_redisplay,
        billing_details: {
          ...held.billing_details,
          ...(name === undefined ? {} : { name }),
          ...(email === undefined ? {} : { email }),
          ...(phone === undefined ? {} : { phone }),
          ...(address === undefined ? {} : { address: addressOf(address) }),
        },
        card: expiring(held.card, params.card, store.now),
        metadata: mergeMetadata(held.metadata, params.metadata),
      };
      await store.put('payment_method', method);
      await store.announce('payment_method.updated', method);
      return method;
    },
  }),
];

/** A detached card cannot be used again. */
async function detach(store: Store, id: string): Promise<PaymentMethod> {
  const method = await store.get('payment_method', id);
  if (!method.customer) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const customer = await store.find('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method === id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    await store.put('customer', { ...customer, invoice_settings: settings });
  }
  for (const held of await store.all('subscription', { default_payment_method: id })) {
    await store.put('subscription', { ...held, default_payment_method: null });
  }
  const detached: PaymentMethod = { ...method, customer: null, detached: true };
  await store.put('payment_method', detached);
  await store.announce('payment_method.detached', { ...detached }, { customer: customer?.id ?? null });
  return detached;
}

export function typedFace(typed: z.output<typeof typedCard>, store: Store): CardFace {
  const { known, expMonth, expYear } = readCard(typed, store.now);
  return cardFaceOf(known, expMonth, expYear, typed.cvc !== undefined);
}

/** Changes a card's expiry to a date in the future. */
function expiring(
  card: CardFace,
  given: { exp_month?: number | undefined; exp_year?: number | undefined } = {},
  now: number,
) {
  const { exp_month = card.exp_month, exp_year = card.exp_year } = given;
  const { expMonth, expYear } = readExpiry({ exp_month, exp_year }, now);
  return { ...card, exp_month: expMonth, exp_year: expYear };
}

/** From a token or from complete card details. */
function faceFrom(store: Store, given: Partial<z.output<typeof typedCard>> & { token?: string | undefined }) {
  if (given.token) return spendToken(store, given.token);
  const { number, exp_month, exp_year, cvc } = given;
  if (number === undefined) throw missingParam('card[number]');
  if (exp_month === undefined) throw missingParam('card[exp_month]');
  if (exp_year === undefined) throw missingParam('card[exp_year]');
  return typedFace({ number, exp_month, exp_year, cvc }, store);
}

/** A token can be used once. */
async function spendToken(store: Store, id: string): Promise<CardFace> {
  const token = await store.get('token', id, 'card[token]');
  if (token.used) {
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, {
      code: 'token_already_used',
      param: 'card[token]',
    });
  }
  await store.put('token', { ...token, used: true });
  const { id: _cardId, ...face } = token.card;
  return face;
}
