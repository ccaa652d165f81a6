import type { ChatOutcome, Prisma } from '../../../generated/prisma/client.ts';
import { publishMessage, requireReader, storeMessage } from '../../chat/message/message.ts';
import { type ChatReference, lockSeat, peopleOf, requirePaid, resolveSeat, type Seat } from '../../chat/seat/access.ts';
import { type ChatKey, type ChatRole, seatedUsers } from '../../chat/seat/chat.policy.ts';
import { publishInboxEvent } from '../../chat/seat/publish.ts';
import type { Ctx } from '../../core/context.ts';
import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  SubscriptionRequired,
  Unavailable,
} from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { requireNoAdmin } from '../trialShift/trialShift.policy.ts';
import { outcomeSchema } from './hiring.input.ts';

/** Whether this participant decides about the job seeker of the chat. */
export const decidesOutcome = (role: ChatRole, chat: Pick<ChatKey, 'kind'>): boolean =>
  chat.kind === 'CONTACT' && role === 'employer';

/**
 * The employer of a contact chat notes what they have decided about the job seeker, or with null takes it back, and can send a
 * text with it. Decided so again, it changes nothing and sends nothing. Applications in the chat that wait for a decision
 * follow it.
 * @throws Forbidden for everyone but the employer, InvalidInput on `text`, for a text also SubscriptionRequired, and Conflict
 *   after a block and when the other account was deleted
 */
export const setChatOutcome = verb(
  'HIRING',
  requireNoAdmin,
  [InvalidInput, NotFound, SubscriptionRequired, Conflict, Unavailable],
  async (
    ctx: Ctx,
    _viewer,
    input: { chat: ChatReference; outcome: ChatOutcome | null; text?: string | null },
  ): Promise<number> => {
    const seat = await resolveSeat(ctx, input.chat);
    if (!decidesOutcome(seat.role, seat.chat)) throw new Forbidden('Only the employer of a chat can decide this.');
    const { text } = validated(outcomeSchema, input);
    const { outcome } = input;
    if (text !== null && outcome !== null) {
      await requireReader(ctx, seat, null);
      await requirePaid(ctx, seat);
    }
    await spend(ctx, 'decisions', { account: seat.userId });
    const at = ctx.now();
    const done = await write(ctx, peopleOf(seat), async (tx) => {
      const { last, refusal } = await lockSeat(tx, seat);
      const where = { id: seat.chat.id };
      const before = await tx.chat.findUniqueOrThrow({ where, select: { outcome: true, outcomeAt: true } });
      if (before.outcome === outcome) return null;
      const tells = text !== null && outcome !== null;
      if (tells && refusal) throw refusal;
      const message = { text, clientId: null };
      const stored = tells ? await storeMessage(tx, seat, message, { at, last }) : null;
      await tx.chat.update({ where, data: { outcome, outcomeAt: outcome && at }, select: { id: true } });
      await decideApplications(tx, seat, { outcome, before, at });
      return { stored };
    });
    if (done?.stored) publishMessage(ctx, seat, done.stored);
    else if (done) publishInboxEvent(ctx, seat.chat.id, seatedUsers(seat.chat));
    return seat.chat.id;
  },
);

/** What this decision has changed before is set back first: it carries the time of that decision. */
async function decideApplications(
  tx: Prisma.TransactionClient,
  { chat }: Seat,
  decision: { outcome: ChatOutcome | null; before: { outcome: ChatOutcome | null; outcomeAt: Date | null }; at: Date },
): Promise<void> {
  const { outcome, before, at } = decision;
  if (before.outcome !== null && before.outcomeAt !== null) {
    await tx.jobApplication.updateMany({
      where: { chatId: chat.id, state: before.outcome, updatedAt: before.outcomeAt },
      data: { state: 'IN_TALK', updatedAt: at },
    });
  }
  if (outcome === null) return;
  await tx.jobApplication.updateMany({
    where: { chatId: chat.id, state: { in: ['NEW', 'IN_TALK'] } },
    data: { state: outcome, updatedAt: at },
  });
}
