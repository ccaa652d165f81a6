import type { PricingOption, Prisma, RecurringMode } from '../../../generated/prisma/client.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { isUniqueViolation } from '../../core/failures/database.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { write } from '../../core/write/write.ts';
import type { BillingContext } from '../context.ts';
import { pricingOptionSchema } from './pricing.input.ts';
import { defaultCurrency } from './pricing.ts';
import { lockPrices } from './pricingOption.sql.ts';

export type PricingOptionInput = {
  /** ISO 4217. */
  currency: string;
  recurringMode: RecurringMode;
  /** Minor units of the currency. */
  amount: number;
};

/**
 * All prices, by currency, monthly first. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function allPricingOptions({ db, viewer }: BillingContext): Promise<PricingOption[]> {
  requireAdmin(viewer);
  return db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { recurringMode: 'asc' }] });
}

/**
 * Creates a price, or changes the one with this id. Existing subscriptions keep their price.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function savePricingOption(
  ctx: BillingContext,
  id: number | null,
  input: PricingOptionInput,
  version?: string | null,
): Promise<PricingOption> {
  requireAdmin(ctx.viewer);
  const data = validated(pricingOptionSchema, input);
  if (!ctx.reference.countries.all.some(({ currencyCode }) => currencyCode === data.currency)) {
    throw InvalidInput.of('currency', 'No country uses this currency.');
  }
  try {
    const option = await write(ctx, [], async (tx) => {
      const before = id === null ? null : await lock(tx, id);
      if (before) await requireVersion(tx, 'PRICING_OPTION', before, version);
      if (before && data.currency !== before.currency && (await isLastOfDefault(tx, before))) {
        throw InvalidInput.of('currency', lastOfDefault);
      }
      const after = before
        ? await tx.pricingOption.update({ where: { id: before.id }, data })
        : await tx.pricingOption.create({ data });
      await audited(ctx, tx, { action: 'pricingOption.save', type: 'PRICING_OPTION', before, after });
      return after;
    });
    announceEdit(ctx, 'PRICING_OPTION', option.id);
    return option;
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw InvalidInput.of('recurringMode', 'A price for this currency and period already exists.');
    }
    throw error;
  }
}

/**
 * Deletes a price. Subscriptions bought at it continue. Cities without a price in their currency use the default
 * currency, so its last price cannot be deleted.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deletePricingOption(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await write(ctx, [], async (tx) => {
    const before = await lock(tx, id);
    if (await isLastOfDefault(tx, before)) throw new Conflict(lastOfDefault);
    await tx.pricingOption.delete({ where: { id }, select: { id: true } });
    await audited(ctx, tx, { action: 'pricingOption.delete', type: 'PRICING_OPTION', before, after: null });
  });
  announceEdit(ctx, 'PRICING_OPTION', id);
}

const lastOfDefault = `This is the last price in ${defaultCurrency}, the default currency. At least one is required.`;

/** Locks this price, and those of the default currency so that two admins cannot delete the last two at once. */
async function lock(tx: Prisma.TransactionClient, id: number): Promise<PricingOption> {
  await lockPrices(tx, id, defaultCurrency);
  const held = await tx.pricingOption.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}

const isLastOfDefault = async (tx: Prisma.TransactionClient, { currency }: PricingOption): Promise<boolean> =>
  currency === defaultCurrency && (await tx.pricingOption.count({ where: { currency } })) === 1;
