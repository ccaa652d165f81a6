import type { Prisma, TrialShift } from '../../../generated/prisma/client.ts';

/** The first shift of its chain: a shift and all changes of it. */
export const chainOf = ({ id, rootId }: Pick<TrialShift, 'id' | 'rootId'>): number => rootId ?? id;

/** The shifts of the same chain. */
export const inChainOf = (shift: Pick<TrialShift, 'id' | 'rootId'>): Prisma.TrialShiftWhereInput => ({
  OR: [{ id: chainOf(shift) }, { rootId: chainOf(shift) }],
});
