import type { Prisma, TrialShift } from '../../../generated/prisma/client.ts';
import { publishMessage, requireReader, storeMessage } from '../../chat/message/message.ts';
import { type ChatReference, lockSeat, peopleOf, requirePaid, resolveSeat } from '../../chat/seat/access.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, SubscriptionRequired, Unavailable } from '../../core/failures/errors.ts';
import { isExclusionViolation } from '../../core/failures/unavailable.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { inChainOf, stepText } from './propose.ts';
import {
  needsPayment,
  overlap,
  refusalOf,
  requireNoAdmin,
  requireSide,
  type TrialShiftDecision,
} from './trialShift.policy.ts';

/**
 * Accepts, declines, withdraws or cancels a trial shift, and says so in the chat. Done again, it changes nothing. Of two
 * people who decide at once the first one wins, and the other one is told what became of it. The database refuses a second
 * accepted shift of a job seeker at the same time.
 * @returns the id of the message, or null when there was nothing to do.
 * @throws SubscriptionRequired to accept, Conflict when the shift is in another state or overlaps an accepted one, after a
 *   block and when the other account was deleted
 */
export const decideOnTrialShift = verb(
  'HIRING',
  requireNoAdmin,
  [InvalidInput, NotFound, SubscriptionRequired, Conflict, Unavailable],
  async (
    ctx: Ctx,
    _viewer,
    { chat, shiftId, decision }: { chat: ChatReference; shiftId: number; decision: TrialShiftDecision },
  ): Promise<number | null> => {
    const seat = await resolveSeat(ctx, chat);
    const side = requireSide(seat);
    const where = { id: shiftId, chatId: seat.chat.id };
    const found = await ctx.db.trialShift.findFirst({ where });
    if (!found) throw new NotFound();
    await requireReader(ctx, seat, null);
    if (needsPayment(decision)) await requirePaid(ctx, seat);
    await spend(ctx, 'messages', { account: seat.userId });
    const at = ctx.now();
    const stored = await write(ctx, peopleOf(seat), async (tx) => {
      // Every change of a shift holds its chat, so that they come one after the other.
      const { last, refusal: left } = await lockSeat(tx, seat);
      const shift = await tx.trialShift.findFirstOrThrow({ where });
      if (isDone(shift, side, decision)) return null;
      if (left) throw left;
      const refusal = refusalOf(shift, side, decision, at);
      if (refusal) throw new Conflict(refusal);
      const changed = await changeShift(tx, shift, decision, at);
      const about = { trialShiftId: shift.id, trialShiftStep: decision };
      return storeMessage(tx, seat, { text: stepText(changed, decision), clientId: null }, { at, last }, about);
    }).catch((error: unknown) => {
      throw isExclusionViolation(error) ? new Conflict(overlap[side]) : error;
    });
    if (stored === null) return null;
    publishMessage(ctx, seat, stored);
    return stored.messageId;
  },
);

/** The same press, sent again. Either side can cancel; only the other side of the proposal answers. */
const isDone = (shift: TrialShift, side: TrialShift['proposedBy'], decision: TrialShiftDecision): boolean =>
  shift.state === decision && (decision === 'CANCELLED' || (shift.proposedBy === side) === (decision === 'WITHDRAWN'));

/** Makes this of a shift, and what follows for its chain. Checks nothing; the caller holds the lock of the chat. */
export async function changeShift(
  tx: Prisma.TransactionClient,
  shift: TrialShift,
  decision: TrialShiftDecision,
  at: Date,
): Promise<TrialShift> {
  const update = (data: Prisma.TrialShiftUpdateInput) =>
    tx.trialShift.update({ where: { id: shift.id }, data: { state: decision, updatedAt: at, ...data } });
  if (decision === 'WITHDRAWN') return update({});
  if (decision === 'DECLINED') return update({ answeredAt: at });
  const chain = inChainOf(shift);
  if (decision === 'ACCEPTED') {
    const inForce = await tx.trialShift.updateManyAndReturn({
      where: { ...chain, state: 'ACCEPTED' },
      data: { state: 'REPLACED', updatedAt: at },
      select: { sequence: true },
    });
    return update({ answeredAt: at, sequence: inForce[0] ? inForce[0].sequence + 1 : 0 });
  }
  // A change of a shift that is cancelled has nothing left to change.
  await tx.trialShift.updateMany({
    where: { ...chain, state: 'PROPOSED' },
    data: { state: 'REPLACED', updatedAt: at },
  });
  return update({ sequence: { increment: 1 } });
}

/** Puts the shifts of one chat into another one of the same people, which keeps its own open proposal. */
export async function moveTrialShifts(
  tx: Prisma.TransactionClient,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const open = await tx.trialShift.count({ where: { chatId: into, state: 'PROPOSED' } });
  if (open > 0) {
    await tx.trialShift.updateMany({ where: { chatId: from, state: 'PROPOSED' }, data: { state: 'REPLACED' } });
  }
  await tx.trialShift.updateMany({ where: { chatId: from }, data: { chatId: into } });
}
