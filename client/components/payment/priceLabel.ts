export interface Price {
  readonly recurringMode: 'MONTHLY' | 'YEARLY';
  /** ISO 4217. */
  readonly currency: string;
  /** Major units of the currency. */
  readonly price: number;
}

const names = { MONTHLY: 'Monthly', YEARLY: 'Yearly' };
const periods = { MONTHLY: 'month', YEARLY: 'year' };

/** 'SGD 49', 'SGD 49.50' */
export function amountText({ currency, price }: Price): string {
  return `${currency} ${Number.isInteger(price) ? price : price.toFixed(2)}`;
}

/** '/month' */
export function perText({ recurringMode }: Price): string {
  return `/${periods[recurringMode]}`;
}

/** 'Monthly' */
export function modeName({ recurringMode }: Price): string {
  return names[recurringMode];
}

/** 'Monthly subscription SGD 49/month' (spec 001 §9). */
export function priceLabel(price: Price): string {
  return `${modeName(price)} subscription ${amountText(price)}${perText(price)}`;
}

/** 'Save 20%': what a year costs less than twelve months; nothing where it does not. */
export function savingText(option: Price, options: readonly Price[]): string | undefined {
  const monthly = options.find(
    ({ recurringMode, currency }) => recurringMode === 'MONTHLY' && currency === option.currency,
  );
  if (option.recurringMode !== 'YEARLY' || !monthly) return undefined;
  const percent = Math.round((1 - option.price / (12 * monthly.price)) * 100);
  return percent > 0 ? `Save ${percent}%` : undefined;
}
