// What a payment provider throws (payment.ts).

export type Refusal = {
  code: string;
  declineCode: string | null;
  /** Shown to the payer. */
  message: string;
};

/** The card was declined, by the bank or by validation. */
export class PaymentDeclined extends Error implements Refusal {
  override readonly name = 'PaymentDeclined';
  readonly code: string;
  readonly declineCode: string | null;
  /** The invalid field: `number`, `exp_month`, `exp_year` or `cvc`. */
  readonly field: string | null;

  constructor({ code, declineCode, message, field = null }: Refusal & { field?: string | null }) {
    super(message);
    this.code = code;
    this.declineCode = declineCode;
    this.field = field;
  }
}

/** The provider does not take a part of the billing details. */
export class BuyerRefused extends Error {
  override readonly name = 'BuyerRefused';
  readonly field: 'country' | 'taxNumber';

  constructor(field: 'country' | 'taxNumber', message: string) {
    super(message);
    this.field = field;
  }
}

/** The idempotency key was already used for another payment. */
export class PaymentConflict extends Error {
  override readonly name = 'PaymentConflict';
}

/** The subscription was renewed while it was being changed. Nothing was changed, and the next attempt reads the new period. */
export class PaymentPeriodEnded extends Error {
  override readonly name = 'PaymentPeriodEnded';
}

/** The provider did not respond in time. The request may have taken effect; a retry with the same key finds out. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The provider rejects our request: a bug of ours, not an error of the payer. */
export class PaymentProviderFault extends Error {
  override readonly name = 'PaymentProviderFault';
}

/** A webhook that is forged or too old. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}
