import { kyselyIn } from '../../database/kysely.ts';
import type { PricingOption, Prisma, RecurringMode } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { Conflict, InvalidInput, NotFound } from '../errors.ts';
import { validated } from '../validation.ts';
import { pricingOptionSchema } from './pricing.input.ts';
import { defaultCurrency } from './pricing.ts';

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
export async function allPricingOptions({ db, viewer }: DomainContext): Promise<PricingOption[]> {
  requireAdmin(viewer);
  return db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { recurringMode: 'asc' }] });
}

/**
 * Creates a price, or changes the one with this id. Existing subscriptions keep their price.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound
 */
export async function savePricingOption(
  ctx: DomainContext,
  id: number | null,
  input: PricingOptionInput,
): Promise<PricingOption> {
  requireAdmin(ctx.viewer);
  const data = validated(pricingOptionSchema, input);
  if (!ctx.reference.countries.all.some(({ currencyCode }) => currencyCode === data.currency)) {
    throw InvalidInput.of('currency', 'No country uses this currency.');
  }
  try {
    if (id === null) return await ctx.db.pricingOption.create({ data });
    return await ctx.db.$transaction(async (tx) => {
      const held = await lock(tx, id);
      if (data.currency !== held.currency && (await isLastOfDefault(tx, held))) {
        throw InvalidInput.of('currency', lastOfDefault);
      }
      return tx.pricingOption.update({ where: { id }, data });
    });
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
export async function deletePricingOption(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await ctx.db.$transaction(async (tx) => {
    if (await isLastOfDefault(tx, await lock(tx, id))) throw new Conflict(lastOfDefault);
    await tx.pricingOption.delete({ where: { id }, select: { id: true } });
  });
}

const lastOfDefault = `This is the last price in ${defaultCurrency}, the default currency. At least one is required.`;

/** Locks the default currency's prices, so that two admins cannot delete the last two at once. Returns the price. */
async function lock(tx: Prisma.TransactionClient, id: number): Promise<PricingOption> {
  await kyselyIn(tx)
    .selectFrom('pricing_option')
    .select('id')
    .where('currency', '=', defaultCurrency)
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = await tx.pricingOption.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}

const isLastOfDefault = async (tx: Prisma.TransactionClient, { currency }: PricingOption): Promise<boolean> =>
  currency === defaultCurrency && (await tx.pricingOption.count({ where: { currency } })) === 1;
