import type { PricingOption } from '../../../generated/prisma/client.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import { Conflict, InvalidInput } from '../../core/failures/errors.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { BillingContext } from '../context.ts';
import { pricingOptionSchema } from './pricing.input.ts';
import { defaultCurrency, isRenewed } from './pricing.ts';
import { lockPrices } from './pricingOption.sql.ts';

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
  async check({ reference }: BillingContext, tx, { before, data }) {
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
export async function allPricingOptions({ db, viewer }: BillingContext, withPass: boolean): Promise<PricingOption[]> {
  requireAdmin(viewer);
  const options = await db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { recurringMode: 'asc' }] });
  return withPass ? options : options.filter(isRenewed);
}
