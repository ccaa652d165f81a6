import type { CardValues } from '../../ui/payment/card.ts';

export interface PaymentProviderAccess {
  /** Where the provider's /v1 calls begin. */
  browserBase: string;
  publishableKey: string;
}

export type PaymentMethodResult =
  | { ok: true; id: string }
  /** `reason` is the provider's, for a person; null when nobody answered. `field` is the one at fault, if it is one. */
  | { ok: false; reason: string | null; field: keyof CardValues | null };

const fieldsByParam: Record<string, keyof CardValues> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

/** Hands a card to the payment provider, and to nobody else, for a name to pay by. `card` has been checked. */
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
      // The provider knows us by the key.
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
