import type { Career, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { storeOrder } from '../../core/audit/storeOrder.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { careerSchema } from './career.input.ts';

export type CareerInput = { title: string; subTitle: string; description: string };

/** The public list of open positions at the company, in the order that admins have given. A new one comes first. */
export const careers: Listing<Prisma.CareerWhereInput> = {
  where: {},
  order: [{ field: 'position', direction: 'asc' }],
};

/** Before all others. */
async function firstPosition(tx: Prisma.TransactionClient): Promise<number> {
  const { _min: least } = await tx.career.aggregate({ _min: { position: true } });
  return (least.position ?? 0) - 1;
}

/**
 * Puts the careers in this order.
 * @param ids of all careers
 * @throws SignInRequired, Forbidden, Conflict if these are not all of them
 */
export async function orderCareers(ctx: BillingContext, ids: number[]): Promise<void> {
  requireAdmin(ctx.viewer);
  await storeOrder(ctx, 'career', ids);
}

/**
 * Creates a career, or changes the one with this id.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveCareer(
  ctx: BillingContext,
  id: number | null,
  input: CareerInput,
  version?: string | null,
): Promise<Career> {
  requireAdmin(ctx.viewer);
  const data = validated(careerSchema, input);
  const career = await write(ctx, [], async (tx) => {
    const before = id === null ? null : await lockCareer(tx, id);
    if (before) await requireVersion(tx, 'CAREER', before, version);
    const after = before
      ? await tx.career.update({ where: { id: before.id }, data })
      : await tx.career.create({ data: { ...data, position: await firstPosition(tx) } });
    await audited(ctx, tx, { action: 'career.save', type: 'CAREER', before, after });
    return after;
  });
  announceEdit(ctx, 'CAREER', career.id);
  return career;
}

/** @throws SignInRequired, Forbidden, NotFound */
export async function deleteCareer(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await write(ctx, [], async (tx) => {
    const before = await lockCareer(tx, id);
    await tx.career.delete({ where: { id }, select: { id: true } });
    await audited(ctx, tx, { action: 'career.delete', type: 'CAREER', before, after: null });
  });
  announceEdit(ctx, 'CAREER', id);
}

/** @throws NotFound */
async function lockCareer(tx: Prisma.TransactionClient, id: number): Promise<Career> {
  await lockRow(tx, 'career', id);
  const held = await tx.career.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
