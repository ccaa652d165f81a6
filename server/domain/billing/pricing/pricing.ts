import type { PricingOption, RecurringMode } from '../../../generated/prisma/client.ts';
import { passDays } from '../../../payment/pass.ts';
import { canSeeJobSeeker } from '../../accounts/access/jobSeeker.policy.ts';
import { type ChatReference, findChat } from '../../chat/seat/access.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, PriceChanged } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { employerId, requireAdmin } from '../../core/viewer/viewer.ts';
import { pricingOptionSchema } from './pricing.input.ts';
import { lockPrices } from './pricingOption.sql.ts';

/** Used for cities whose currency has no price (docs/product/payment.md, 'Prices'). */
export const defaultCurrency = 'SGD';

/**
 * Prices for hiring in this city, monthly first. Batched.
 * @param withPass whether the pass is one of them, the last. Clients that do not know it leave it out.
 */
export async function pricingFor(ctx: Ctx, cityId: number | null, withPass: boolean): Promise<PricingOption[]> {
  const city = ctx.reference.cities.get(cityId);
  const currency = ctx.reference.countries.get(city?.countryId)?.currencyCode ?? defaultCurrency;
  const options = await pricesIn(ctx, currency);
  return withPass ? options : options.filter(isRenewed);
}

/** What plans are called in sentences. */
export const planNames: Readonly<Record<RecurringMode, string>> = {
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
  PASS: 'pass',
};

/** What a plan that is renewed costs: 'SGD 49/month'. */
export const renewalPrice = (
  { recurringMode, amount }: Pick<PricingOption, 'recurringMode' | 'amount'>,
  currency: string,
): string =>
  `${amountText({ currency, price: majorUnits(amount, currency) })}/${recurringMode === 'YEARLY' ? 'year' : 'month'}`;

/** Whether a plan is renewed until it is cancelled. A pass ends by itself. */
export const isRenewed = ({ recurringMode }: Pick<PricingOption, 'recurringMode'>): boolean => recurringMode !== 'PASS';

const pricesIn = batchedBy(async ({ db }: Ctx, currencies: string[]) => {
  const options = await db.pricingOption.findMany({
    where: { currency: { in: [...currencies, defaultCurrency] } },
    orderBy: { recurringMode: 'asc' },
  });
  const inCurrency = (code: string) => options.filter(({ currency }) => currency === code);
  return (currency: string): PricingOption[] => {
    const found = inCurrency(currency);
    // A pass is offered beside a subscription only.
    return found.some(isRenewed) ? found : inCurrency(defaultCurrency);
  };
});

/**
 * Prices of the subscription that the viewer needs in order to write to job seekers of this city. Null for viewers who need
 * none or cannot subscribe: employers with one, job seekers and admins. Batched.
 */
export async function pricingToContact(
  ctx: Ctx,
  cityId: number | null,
  withPass: boolean,
): Promise<PricingOption[] | null> {
  const { kind } = ctx.viewer;
  if (kind === 'jobSeeker' || kind === 'admin' || (await ctx.viewerIsPremium())) return null;
  return pricingFor(ctx, cityId, withPass);
}

/** Prices for the viewer, by the city where they hire. */
export async function ownPricing(ctx: Ctx, withPass: boolean): Promise<PricingOption[]> {
  const id = employerId(ctx.viewer);
  const user = id === null ? null : await ctx.db.user.findUnique({ where: { id }, select: { cityId: true } });
  return pricingFor(ctx, user?.cityId ?? null, withPass);
}

/**
 * When the first period ends of a subscription that begins at this time, as payment providers count: on the same day of the next month
 * or year, or on the last day of a month that is shorter. A pass ends then, after days of 24 hours.
 */
export function firstPeriodEnd(begin: Date, recurringMode: RecurringMode): Date {
  const end = new Date(begin);
  if (recurringMode === 'PASS') {
    end.setUTCDate(begin.getUTCDate() + passDays);
    return end;
  }
  end.setUTCMonth(begin.getUTCMonth() + (recurringMode === 'YEARLY' ? 12 : 1));
  if (end.getUTCDate() !== begin.getUTCDate()) end.setUTCDate(0);
  return end;
}

export type ChosenOption = {
  recurringMode: RecurringMode;
  /** The chat that led to the purchase, if any. */
  chat: ChatReference | null;
  /** The city whose price was shown. It does not decide the price. */
  cityId: number | null;
  /** The price that was shown, in minor units of the currency. */
  amount?: number | null;
  /** ISO 4217. */
  currency?: string | null;
};

/**
 * What the employer pays: the price for the city of the job seeker in the chat, otherwise for the city where the employer hires. A
 * client cannot choose another city to pay less.
 * @throws InvalidInput; PriceChanged if another price was shown
 */
export async function chosenOption(
  ctx: Ctx,
  employer: number,
  { recurringMode, chat, cityId, amount, currency }: ChosenOption,
): Promise<PricingOption> {
  if (cityId !== null && ctx.reference.cities.get(cityId) === null) {
    throw InvalidInput.of('cityId', 'Please choose a city.');
  }
  const priceIn = async (city: number | null) =>
    (await pricingFor(ctx, city, true)).find((offered) => offered.recurringMode === recurringMode);
  const option = await priceIn(await cityOf(ctx, employer, chat));
  if (!option) throw InvalidInput.of('recurringMode', 'This subscription is not available.');
  const shown = cityId === null ? option : await priceIn(cityId);
  const isSame =
    shown?.amount === option.amount &&
    shown.currency === option.currency &&
    (amount ?? option.amount) === option.amount &&
    (currency?.toUpperCase() ?? option.currency) === option.currency;
  if (!isSame) throw priceChanged(option);
  return option;
}

/** The city whose price counts. */
async function cityOf(ctx: Ctx, employerId: number, reference: ChatReference | null): Promise<number | null> {
  const chat = reference && (await findChat(ctx, reference));
  const jobSeekerId = chat?.employerId === employerId ? chat.jobSeekerId : null;
  const where = { id: jobSeekerId ?? employerId };
  const select = { id: true, cityId: true, active: true, deletedAt: true } as const;
  const person = await ctx.db.user.findUnique({ where, select });
  if (!person) return null;
  return jobSeekerId === null || canSeeJobSeeker(ctx.viewer, person) ? person.cityId : null;
}

const everyPeriod = { MONTHLY: 'per month', YEARLY: 'per year', PASS: `for ${passDays} days` };

/** Says what a purchase, or a change of plan with `dueNow`, would cost now. */
export function priceChanged(option: PriceChanged['option']): PriceChanged {
  const { amount, currency, recurringMode, dueNow } = option;
  const textOf = (minor: number) => amountText({ currency, price: majorUnits(minor, currency) });
  const price = `The price is now ${textOf(amount)} ${everyPeriod[recurringMode]}`;
  const rest =
    dueNow === undefined
      ? '. Nothing was charged. Please check it and pay again.'
      : `, and ${textOf(dueNow)} would be charged at once. Nothing was changed. Please check it and confirm again.`;
  return new PriceChanged(price + rest, option);
}

const lastOfDefault = `This is the last monthly or yearly price in ${defaultCurrency}, the default currency. At least one is required.`;

/** Whether cities without a price in their currency can use it. A pass alone is not offered. */
const isOfDefault = (option: Pick<PricingOption, 'currency' | 'recurringMode'>): boolean =>
  option.currency === defaultCurrency && isRenewed(option);

/**
 * What subscriptions cost. Those that exist keep their price. Cities without a price in their currency use the default currency, so
 * its last price stays.
 */
export const pricingOptionVerbs = recordVerbs('PRICING_OPTION', {
  schema: pricingOptionSchema,
  rows: (tx) => tx.pricingOption,
  // With those of the default currency, so that two admins cannot delete its last two at once.
  lock: (tx, id) => lockPrices(tx, id, defaultCurrency),
  async check({ reference }: Ctx, tx, { before, data }) {
    if (data && !reference.countries.all.some(({ currencyCode }) => currencyCode === data.currency)) {
      throw InvalidInput.of('currency', 'No country uses this currency.');
    }
    if (!(before && isOfDefault(before)) || (data && isOfDefault(data))) return;
    const ofDefault = { currency: defaultCurrency, recurringMode: { not: 'PASS' } } as const;
    if ((await tx.pricingOption.count({ where: ofDefault })) > 1) return;
    throw data ? InvalidInput.of('currency', lastOfDefault) : new Conflict(lastOfDefault);
  },
  refusals: { taken: { field: 'recurringMode', message: 'A price for this currency and period already exists.' } },
});

/**
 * All prices, by currency, monthly first. For admins.
 * @param withPass as of `pricingFor`
 * @throws SignInRequired, Forbidden
 */
export async function allPricingOptions({ db, viewer }: Ctx, withPass: boolean): Promise<PricingOption[]> {
  requireAdmin(viewer);
  const options = await db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { recurringMode: 'asc' }] });
  return withPass ? options : options.filter(isRenewed);
}
