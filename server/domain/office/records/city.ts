import type { City, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../core/failures/database.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { announceReference } from '../catalog/announce.ts';
import { citySlugOf, freeSlug } from '../catalog/slug.ts';
import { citySchema } from './city.input.ts';

export type CityInput = {
  name: string;
  countryId: number;
  /** Whole currency units per hour. A text as typed by an admin, such as '10, 12,15', is accepted too. */
  recommendedPrices: number[] | string;
};

/**
 * Creates a city, or changes the one with this id. The slug is made from the name at creation and never changes.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveCity(
  ctx: BillingContext,
  id: number | null,
  input: CityInput,
  version?: string | null,
): Promise<City> {
  requireAdmin(ctx.viewer);
  const data = validated(citySchema, input);
  const isTaken = async (slug: string) => (await ctx.db.city.count({ where: { slug } })) > 0;
  try {
    const slug = id === null ? await freeSlug(citySlugOf(data.name), isTaken) : '';
    const city = await write(ctx, [], async (tx) => {
      const before = id === null ? null : await lockCity(tx, id);
      if (before) await requireVersion(tx, 'CITY', before, version);
      const after = before
        ? await tx.city.update({ where: { id: before.id }, data })
        : await tx.city.create({ data: { ...data, slug } });
      await audited(ctx, tx, { action: 'city.save', type: 'CITY', before, after });
      return after;
    });
    await announceReference(ctx);
    announceEdit(ctx, 'CITY', city.id);
    return city;
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A city with this name already exists in the country.');
    if (isForeignKeyViolation(error)) throw InvalidInput.of('countryId', 'Please provide a country.');
    throw error;
  }
}

/**
 * Deletes a city without job seekers and offers.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deleteCity(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await write(ctx, [], async (tx) => {
      const before = await lockCity(tx, id);
      await tx.city.delete({ where: { id }, select: { id: true } });
      await audited(ctx, tx, { action: 'city.delete', type: 'CITY', before, after: null });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Conflict('This city is used by people or job offers.');
    throw error;
  }
  await announceReference(ctx);
  announceEdit(ctx, 'CITY', id);
}

/** @throws NotFound */
async function lockCity(tx: Prisma.TransactionClient, id: number): Promise<City> {
  await lockRow(tx, 'city', id);
  const held = await tx.city.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
