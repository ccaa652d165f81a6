import type { PricingOption, RecurringMode } from '../../generated/prisma/client.ts';
import { minorDigits } from '../../payment/currency.ts';
import { employerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';

/** Where a city's currency has no price of its own (spec 001 §9). */
export const defaultCurrency = 'SGD';

/**
 * What a subscription costs for somebody who hires in this city, monthly first. Prices that a client sends are never
 * believed: these count.
 */
export async function pricingFor(ctx: DomainContext, cityId: number | null): Promise<PricingOption[]> {
  const city = ctx.reference.cities.get(cityId);
  const currency = ctx.reference.countries.get(city?.countryId)?.currencyCode ?? defaultCurrency;
  const inCurrency = (code: string) =>
    ctx.db.pricingOption.findMany({ where: { currency: code }, orderBy: { recurringMode: 'asc' } });
  const options = await inCurrency(currency);
  return options.length > 0 ? options : inCurrency(defaultCurrency);
}

/** What one costs for the viewer, by the city that they hire in. */
export async function ownPricing(ctx: DomainContext): Promise<PricingOption[]> {
  const id = employerId(ctx.viewer);
  const user = id === null ? null : await ctx.db.user.findUnique({ where: { id }, select: { cityId: true } });
  return pricingFor(ctx, user?.cityId ?? null);
}

/** An amount in minor units as a number of major ones: 4900 SGD is 49, 4900 JPY is 4900. */
export const majorUnits = (amount: number, currency: string): number => amount / 10 ** minorDigits(currency);

export type ChosenOption = {
  recurringMode: RecurringMode;
  /** Decides the currency. */
  cityId: number | null;
};

/**
 * The one of `pricingFor` that somebody has chosen.
 * @throws InvalidInput.
 */
export async function chosenOption(
  ctx: DomainContext,
  { recurringMode, cityId }: ChosenOption,
): Promise<PricingOption> {
  // Who means a city that is not there is not charged in another one's currency.
  if (cityId !== null && ctx.reference.cities.get(cityId) === null) {
    throw InvalidInput.of('cityId', 'Please choose a city.');
  }
  const option = (await pricingFor(ctx, cityId)).find((offered) => offered.recurringMode === recurringMode);
  if (!option) throw InvalidInput.of('recurringMode', 'This subscription is not offered.');
  return option;
}
