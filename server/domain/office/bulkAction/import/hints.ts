import type { BillingContext } from '../../../billing/context.ts';

/** The rates that a city has, for a row with another one; null without a city. */
export function ratesHint({ reference }: Pick<BillingContext, 'reference'>, cityId: number | null | undefined) {
  const city = reference.cities.get(cityId);
  return city && `In ${city.name}: ${city.recommendedPrices.join(', ') || 'none'}.`;
}
