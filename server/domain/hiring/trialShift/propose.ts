import type { z } from 'zod';
import type { Prisma, TrialShift, TrialShiftState } from '../../../generated/prisma/client.ts';
import { publishMessage, requireReader, storeMessage } from '../../chat/message/message.ts';
import { type ChatReference, lockSeat, peopleOf, requirePaid, resolveSeat, type Seat } from '../../chat/seat/access.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, SubscriptionRequired, Unavailable } from '../../core/failures/errors.ts';
import { dayMs } from '../../core/text/durations.ts';
import { rateText } from '../../core/text/format/money.ts';
import { instantOf, shiftTimeText } from '../../core/text/format/time.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { placeOfChat } from './place.ts';
import { daysAhead, trialShiftMessages, trialShiftSchema } from './trialShift.input.ts';
import { changeRefusal, requireNoAdmin, requireSide } from './trialShift.policy.ts';

type ShiftTerms = Pick<TrialShift, 'startsAt' | 'minutes' | 'timeZone' | 'rate' | 'currency'>;

export const endOf = ({ startsAt, minutes }: Pick<TrialShift, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** 'Fri 4 Dec, 18:00–23:00'. */
export const timeOf = (shift: ShiftTerms): string => shiftTimeText(shift.startsAt, endOf(shift), shift.timeZone);

/** 'SGD 14 an hour'. */
export const payOf = ({ rate, currency }: ShiftTerms): string => `${currency} ${rateText(rate)} an hour`;

const verbs: Record<TrialShiftState, string> = {
  PROPOSED: 'proposed',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  REPLACED: 'replaced',
  CANCELLED: 'cancelled',
};

/**
 * The text of the message about a step, for mails, REST and clients that know nothing of trial shifts. Place and note are below the
 * first line, where a deletion finds them (`aboutShifts`).
 */
export function stepText(
  shift: ShiftTerms & Pick<TrialShift, 'place' | 'note' | 'rootId'>,
  step: TrialShiftState,
): string {
  const isChange = shift.rootId !== null && (step === 'PROPOSED' || step === 'ACCEPTED' || step === 'DECLINED');
  const what = `${isChange ? 'Changed trial shift' : 'Trial shift'} ${verbs[step]}`;
  const details = step === 'PROPOSED' ? [shift.place, shift.note] : [];
  return [`${what}: ${timeOf(shift)}, ${payOf(shift)}`, ...details.filter((text) => text !== null)].join('\n');
}

/** The first shift of its chain: a shift and all changes of it. */
export const chainOf = ({ id, rootId }: Pick<TrialShift, 'id' | 'rootId'>): number => rootId ?? id;

/** The shifts of the same chain. */
export const inChainOf = (shift: Pick<TrialShift, 'id' | 'rootId'>): Prisma.TrialShiftWhereInput => ({
  OR: [{ id: chainOf(shift) }, { rootId: chainOf(shift) }],
});

export type ProposalInput = z.input<typeof trialShiftSchema> & {
  chat: ChatReference;
  /** The shift that this one is to take the place of; 0 for one that is unknown. */
  replaces?: number | null;
};

/**
 * Proposes a trial shift to the other side of a contact chat, alone or in place of another one. The message about it carries
 * `clientId`: a repeated one stores nothing and finds the first proposal. Gives the ids of the shift and of the message.
 * @throws InvalidInput by field, Conflict when there is an open proposal, after a block and when the other account was deleted
 */
export const proposeTrialShift = verb(
  'HIRING',
  requireNoAdmin,
  [InvalidInput, NotFound, SubscriptionRequired, Conflict, Unavailable],
  async (ctx: Ctx, _viewer, input: ProposalInput): Promise<{ shiftId: number; messageId: number }> => {
    const seat = await resolveSeat(ctx, input.chat);
    const proposedBy = requireSide(seat);
    const { clientId = null, date, startTime, hours, ...terms } = validated(trialShiftSchema, input);
    await requireReader(ctx, seat, clientId);
    await requirePaid(ctx, seat);
    const sent = await findSent(ctx.db, seat, clientId);
    if (sent) return sent;
    await spend(ctx, 'trialShifts', { account: seat.userId });
    const at = ctx.now();
    const { currency, timeZone } = await placeOfChat(ctx, seat.chat);
    const startsAt = instantOf(date, startTime, timeZone);
    requireStart(startsAt, at);
    const { stored, ...made } = await write(ctx, peopleOf(seat), async (tx) => {
      const { last, refusal } = await lockSeat(tx, seat);
      const repeated = await findSent(tx, seat, clientId);
      if (repeated) return { ...repeated, stored: null };
      if (refusal) throw refusal;
      const rootId = await makeRoom(tx, seat.chat.id, input.replaces ?? null, at);
      const place = { currency, timeZone, startsAt, minutes: hours * 60 };
      const shift = await tx.trialShift.create({
        data: { ...terms, ...place, chatId: seat.chat.id, proposedBy, rootId, createdAt: at, updatedAt: at },
      });
      const content = { text: stepText(shift, 'PROPOSED'), clientId };
      const about = { trialShiftId: shift.id, trialShiftStep: 'PROPOSED' as const };
      const stored = await storeMessage(tx, seat, content, { at, last }, about);
      return { shiftId: shift.id, messageId: stored.messageId, stored };
    });
    if (stored) publishMessage(ctx, seat, stored);
    return made;
  },
);

/** @throws InvalidInput */
function requireStart(startsAt: Date, at: Date): void {
  if (startsAt <= at) throw InvalidInput.of('date', trialShiftMessages.past);
  if (startsAt.getTime() > at.getTime() + daysAhead * dayMs) {
    throw InvalidInput.of('date', trialShiftMessages.tooFar);
  }
}

/** The proposal that this sender made with the same key. @throws InvalidInput for the key of another message */
async function findSent(
  db: Pick<Prisma.TransactionClient, 'message'>,
  { chat, userId }: Seat,
  clientId: string | null,
): Promise<{ shiftId: number; messageId: number } | null> {
  if (clientId === null) return null;
  const sent = await db.message.findUnique({
    where: { chatId_userId_clientId: { chatId: chat.id, userId, clientId } },
    select: { id: true, trialShiftId: true },
  });
  if (!sent) return null;
  if (sent.trialShiftId === null) throw InvalidInput.of('clientId', 'This key was already used for another message.');
  return { shiftId: sent.trialShiftId, messageId: sent.id };
}

/**
 * Makes room for a proposal. Gives the first shift of the chain that it belongs to, or null for a new one. An accepted shift
 * stays in force until a change of it is accepted. A proposal whose start is over needs no answer any more.
 * @throws NotFound, Conflict
 */
async function makeRoom(
  tx: Prisma.TransactionClient,
  chatId: number,
  replaces: number | null,
  at: Date,
): Promise<number | null> {
  const open = await tx.trialShift.findFirst({ where: { chatId, state: 'PROPOSED' } });
  const replaced = replaces === null ? null : await tx.trialShift.findFirst({ where: { id: replaces, chatId } });
  if (replaces !== null && !replaced) throw new NotFound();
  const refusal = replaced && changeRefusal(replaced, at);
  if (refusal) throw new Conflict(refusal);
  if (open && open.id !== replaces && open.startsAt > at) {
    throw new Conflict('There is already an open proposal in this chat.');
  }
  if (open) await tx.trialShift.update({ where: { id: open.id }, data: { state: 'REPLACED', updatedAt: at } });
  return replaced && chainOf(replaced);
}
