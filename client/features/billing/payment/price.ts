import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import { passDays, passText } from '../../../../server/payment/pass.ts';

/** A price, and what a page says of the prices that there are. Labels of forms are in priceLabel.ts. */

export interface Price {
  readonly recurringMode: 'MONTHLY' | 'YEARLY' | 'PASS';
  /** ISO 4217. */
  readonly currency: string;
  /** Major units of the currency. */
  readonly price: number;
}

const periods = { MONTHLY: 'month', YEARLY: 'year', PASS: `${passDays} days` };

/** Whether it ends by itself. */
export const isPass = ({ recurringMode }: Pick<Price, 'recurringMode'>): boolean => recurringMode === 'PASS';

/** 'month', and '7 days' of a pass. */
export const periodName = ({ recurringMode }: Pick<Price, 'recurringMode'>): string => periods[recurringMode];

/** 'From SGD 49 a month': the shortest period that is renewed, which comes first. Without a choice 'SGD 49 a month'. */
export function startingPriceText(options: readonly Price[]): string | undefined {
  const [first, ...others] = options.filter((option) => !isPass(option));
  if (!first) return undefined;
  const text = `${amountText(first)} a ${periodName(first)}`;
  return others.length > 0 ? `From ${text}` : text;
}

/** 'SGD 19 for 7 days, ends by itself', where there is a pass. */
export function passPriceText(options: readonly Price[]): string | undefined {
  const pass = options.find(isPass);
  return pass && `${amountText(pass)} ${passText}`;
}

/** 'From SGD 49 a month, cancel any time': what subscribing costs at least, and what a pass costs. */
export function cancelAnyTimeText(options: readonly Price[]): string | undefined {
  const [price, pass] = [startingPriceText(options), passPriceText(options)];
  return price && `${price}, cancel any time${pass ? `. Or ${pass}` : ''}`;
}
