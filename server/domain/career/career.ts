import type { Career, Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isMissing } from '../database.ts';
import { NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { storeOrder } from '../storeOrder.ts';
import { validated } from '../validation.ts';
import { careerSchema } from './career.input.ts';

export type CareerInput = { title: string; subTitle: string; description: string };

/** The public list of open positions at the company, in the order that admins have given. A new one comes first. */
export const careers: Listing<Prisma.CareerWhereInput> = {
  where: {},
  order: [{ field: 'position', direction: 'asc' }],
};

/** Before all others. */
async function firstPosition({ db }: DomainContext): Promise<number> {
  const { _min: least } = await db.career.aggregate({ _min: { position: true } });
  return (least.position ?? 0) - 1;
}

/**
 * Puts the careers in this order.
 * @param ids of all careers
 * @throws SignInRequired, Forbidden, Conflict if these are not all of them
 */
export async function orderCareers(ctx: DomainContext, ids: number[]): Promise<void> {
  requireAdmin(ctx.viewer);
  await storeOrder(ctx, 'career', ids);
}

/**
 * Creates a career, or changes the one with this id.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound
 */
export async function saveCareer(ctx: DomainContext, id: number | null, input: CareerInput): Promise<Career> {
  requireAdmin(ctx.viewer);
  const data = validated(careerSchema, input);
  if (id === null) return ctx.db.career.create({ data: { ...data, position: await firstPosition(ctx) } });
  return ctx.db.career.update({ where: { id }, data }).catch(missingIsNotFound);
}

/** @throws SignInRequired, Forbidden, NotFound */
export async function deleteCareer(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  await ctx.db.career.delete({ where: { id }, select: { id: true } }).catch(missingIsNotFound);
}

function missingIsNotFound(error: unknown): never {
  throw isMissing(error) ? new NotFound() : error;
}
