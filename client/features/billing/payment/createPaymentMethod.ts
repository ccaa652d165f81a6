import type { CardValues } from '../view/card.ts';

export interface PaymentProviderAccess {
  /** The base URL of the provider's /v1 calls. */
  browserBase: string;
  publishableKey: string;
}

export type PaymentMethodResult =
  | { ok: true; id: string }
  /** `reason` is the provider's message for the user, null without an answer. `field` is the field at fault, if any. */
  | { ok: false; reason: string | null; field: keyof CardValues | null };

const fieldsByParam: Record<string, keyof CardValues> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

/** Exchanges a validated card for a payment method of the provider. The card is sent to the provider only. */
export async function createPaymentMethod(
  { browserBase, publishableKey }: PaymentProviderAccess,
  card: CardValues,
): Promise<PaymentMethodResult> {
  const [month = '', year = ''] = card.expiry.split('/');
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': card.number.replace(/\D/g, ''),
    'card[exp_month]': month.trim(),
    'card[exp_year]': `20${year.trim().slice(-2)}`,
    'card[cvc]': card.cvc,
    'billing_details[name]': card.name.trim(),
  });
  try {
    const response = await fetch(`${browserBase}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body,
      // The key identifies the product.
      credentials: 'omit',
    });
    return readAnswer(await response.json());
  } catch {
    return { ok: false, reason: null, field: null };
  }
}

interface Answer {
  id?: unknown;
  error?: { message?: unknown; param?: unknown };
}

function readAnswer({ id, error }: Answer): PaymentMethodResult {
  if (typeof id === 'string') return { ok: true, id };
  const param = typeof error?.param === 'string' ? error.param.replace(/^card\[(\w+)\]$/, '$1') : '';
  return {
    ok: false,
    reason: typeof error?.message === 'string' ? error.message : null,
    field: fieldsByParam[param] ?? null,
  };
}
