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

/** Every price there is, by currency, monthly first. */
export const allPricingOptions = ({ db }: DomainContext): Promise<PricingOption[]> =>
  db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { recurringMode: 'asc' }] });

/**
 * Makes a price, or changes the one with this id. Subscriptions keep the price that they were bought at.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound.
 */
export async function savePricingOption(
  ctx: DomainContext,
  id: number | null,
  input: PricingOptionInput,
): Promise<PricingOption> {
  requireAdmin(ctx.viewer);
  const data = validated(pricingOptionSchema, input);
  if (!ctx.reference.countries.all.some(({ currencyCode }) => currencyCode === data.currency)) {
    throw InvalidInput.of('currency', 'No country of ours has this currency.');
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
      throw InvalidInput.of('recurringMode', 'There is a price for this currency and period already.');
    }
    throw error;
  }
}

/**
 * Deletes a price; subscriptions that were bought at it go on. Cities of its currency are offered the default currency
 * once none of theirs is left, so the last price in that one stays.
 * @throws SignInRequired, Forbidden, NotFound, Conflict.
 */
export async function deletePricingOption(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await ctx.db.$transaction(async (tx) => {
    if (await isLastOfDefault(tx, await lock(tx, id))) throw new Conflict(lastOfDefault);
    await tx.pricingOption.delete({ where: { id }, select: { id: true } });
  });
}

const lastOfDefault = `This is the last price in ${defaultCurrency}, which is offered where there is no other.`;

/** Holds the default currency's prices, so that two admins do not delete the last two at once. Gives the price. */
async function lock(tx: Prisma.TransactionClient, id: number): Promise<PricingOption> {
  await tx.$queryRaw`SELECT id FROM pricing_option WHERE currency = ${defaultCurrency} ORDER BY id FOR UPDATE`;
  const held = await tx.pricingOption.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}

const isLastOfDefault = async (tx: Prisma.TransactionClient, { currency }: PricingOption): Promise<boolean> =>
  currency === defaultCurrency && (await tx.pricingOption.count({ where: { currency } })) === 1;
