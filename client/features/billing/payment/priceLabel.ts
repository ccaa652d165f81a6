import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import { isPass, type Price, periodName } from './price.ts';

/** As people read them. */
export const planNames = { MONTHLY: 'Monthly', YEARLY: 'Yearly', PASS: 'Pass' };

/** '/month', and ' for 7 days' of a pass. */
export function perText(price: Pick<Price, 'recurringMode'>): string {
  return isPass(price) ? ` for ${periodName(price)}` : `/${periodName(price)}`;
}

const billingLines = {
  MONTHLY: 'Billed monthly. Cancel any time.',
  YEARLY: 'Billed yearly, with a reminder before it renews.',
  PASS: 'Ends by itself. Paid once, not renewed.',
};

/** How it is billed, in one sentence. */
export const billingLine = ({ recurringMode }: Pick<Price, 'recurringMode'>): string => billingLines[recurringMode];

/** 'Monthly' */
export const modeName = ({ recurringMode }: Pick<Price, 'recurringMode'>): string => planNames[recurringMode];

/** 'Monthly subscription', and 'Pass'. */
export function planName(price: Pick<Price, 'recurringMode'>): string {
  return isPass(price) ? modeName(price) : `${modeName(price)} subscription`;
}

/** 'Monthly subscription in SGD' */
export function planInCurrency(price: Pick<Price, 'recurringMode' | 'currency'>): string {
  return `${planName(price)} in ${price.currency}`;
}

/** 'Monthly subscription SGD 49/month'. */
export function priceLabel(price: Price): string {
  return `${planName(price)} ${amountText(price)}${perText(price)}`;
}

/** A price label in parts, for PricingOptions. */
export function pricingChoice<Option extends Price & { readonly id: string }>(
  option: Option,
  options: readonly Price[],
) {
  return {
    id: option.id,
    name: planName(option),
    short: modeName(option),
    price: amountText(option),
    per: perText(option),
    note: savingText(option, options),
  };
}

/** 'Save 20%': what a year costs less than twelve months, rounded down; nothing where it does not. */
export function savingText(option: Price, options: readonly Price[]): string | undefined {
  const monthly = options.find(
    ({ recurringMode, currency }) => recurringMode === 'MONTHLY' && currency === option.currency,
  );
  if (option.recurringMode !== 'YEARLY' || !monthly) return undefined;
  const [month, year] = [thousandths(monthly.price), thousandths(option.price)];
  const percent = Math.floor((100 * (12 * month - year)) / (12 * month));
  return percent > 0 ? `Save ${percent}%` : undefined;
}

/** A whole number: no currency has more than three decimals. */
const thousandths = (price: number): number => Math.round(1000 * price);
