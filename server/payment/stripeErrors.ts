import { Stripe } from 'stripe';
import {
  BuyerRefused,
  PaymentConflict,
  PaymentDeclined,
  PaymentPeriodEnded,
  PaymentProviderFault,
  PaymentProviderUnavailable,
  type Refusal,
} from './payment.ts';

const { errors } = Stripe;

/** What is missing or wrong of the billing details, by the provider's code. No bank was asked. */
const buyerRefusals: ReadonlyMap<string, BuyerRefused['field']> = new Map([
  ['customer_tax_location_invalid', 'country'],
  ['invalid_tax_location', 'country'],
  ['shipping_address_invalid', 'country'],
  ['country_code_invalid', 'country'],
  ['country_unsupported', 'country'],
  ['state_unsupported', 'country'],
  ['payment_method_billing_details_address_missing', 'country'],
  ['postal_code_invalid', 'postalCode'],
  ['tax_id_invalid', 'taxNumber'],
]);

const buyerTexts: Record<BuyerRefused['field'], string> = {
  country: 'Please check the address in your billing details: it decides the tax, and is missing or cannot be used.',
  postalCode: 'This is no postal code of this country.',
  taxNumber: 'This is no tax number of this country.',
};

/** What the payer reads if a payment failed and no bank refused it. */
const notTheCard = 'The payment provider could not make the payment. It was not refused by your bank.';

const isOfCard = (type: string | undefined): boolean => type === undefined || type === 'card_error';

/** Translates the client's errors into ours. The request is left out, because it may contain card details. */
export function inOurTerms(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { code, param = null, message, requestId } = error;
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentConflict('The key of this attempt was used for another payment');
  }
  const field = buyerRefusals.get(code ?? '');
  if (field !== undefined) return new BuyerRefused(field, buyerTexts[field]);
  // The client takes every 402 for a refused card. The type says what it is.
  const isRefused = error instanceof errors.StripeCardError;
  if (isRefused && isOfCard(error.rawType)) {
    return new PaymentDeclined({ ...refusalOf({ code, decline_code: error.decline_code, message }), field: param });
  }
  const detail = [error.statusCode, code || error.type, requestId].filter(Boolean).join(', ');
  if (error instanceof errors.StripeInvalidRequestError || (isRefused && error.rawType === 'invalid_request_error')) {
    return new PaymentProviderFault(`The payment provider refused the request (${detail}): ${message}`);
  }
  // Includes a wrong API key: the payer sees the same, and the operator sees the message.
  return new PaymentProviderUnavailable(`The payment provider cannot be used now (${detail}): ${message}`);
}

/**
 * A charge that failed. The client's errors have an empty decline code where the provider sends none.
 * @param failed.type of the stored error of a payment
 */
export const refusalOf = (failed: {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}): Refusal => ({
  code: failed.code || 'card_declined',
  declineCode: failed.decline_code || null,
  message: failed.message || 'Your card was declined.',
  told: toldOf(failed),
});

function toldOf({ type, code = '' }: { type?: string | undefined; code?: string | undefined }): string | undefined {
  const field = buyerRefusals.get(code);
  if (field !== undefined) return buyerTexts[field];
  return isOfCard(type) ? undefined : notTheCard;
}

/** Runs calls of the client and translates their errors. */
export async function translating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inOurTerms(error);
  }
}

/** Whether the provider does not know the object named by `param`, or by the URL for `id`. */
export function isMissing(error: unknown, param = 'id'): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing' && error.param === param
  );
}

/** Resolves to null for an object that the provider does not know. */
export async function nullIfMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Runs a change whose times were read from the subscription before. The provider refuses times outside the current period, which a
 * renewal between the two requests moves.
 * @throws PaymentPeriodEnded
 */
export async function withinPeriod<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && /\b(proration_date|trial_end)\b/.test(error.param ?? '')) {
      throw new PaymentPeriodEnded('The subscription was renewed meanwhile');
    }
    throw error;
  }
}

/** An unknown, used or foreign card token counts as a declined card: the payer can enter it again. */
export function refusingMethod(error: unknown): unknown {
  if (!(error instanceof errors.StripeInvalidRequestError) || buyerRefusals.has(error.code ?? '')) return error;
  return new PaymentDeclined({
    code: error.code ?? 'payment_method_invalid',
    declineCode: null,
    message: error.message,
    told: 'Your card could not be used. Please enter it again.',
  });
}
