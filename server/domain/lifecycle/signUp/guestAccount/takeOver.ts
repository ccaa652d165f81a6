import type { Prisma, Subscription } from '../../../../generated/prisma/client.ts';
import { guests } from '../../../accounts/access/employer.policy.ts';
import { isActiveNow } from '../../../accounts/access/premium.policy.ts';
import { accountMessages } from '../../../accounts/password/account.input.ts';
import { replaceShareLinks } from '../../../accounts/session/shareHash.ts';
import type { BillingServices } from '../../../billing/context.ts';
import { settleAttempts } from '../../../billing/state/arrival.ts';
import { accessEnd } from '../../../billing/state/subscription.policy.ts';
import { publishInboxEvent } from '../../../chat/seat/publish.ts';
import { InvalidInput } from '../../../core/failures/errors.ts';
import { lockUsers } from '../../../core/write/lockUsers.sql.ts';
import { type JoinedChat, mergeGuest } from './mergeGuest.ts';
import { cancelAllBut } from './subscriptions.ts';

export type TakenOver = {
  /** The guest who becomes the account; null without one. */
  guestId: number | null;
  /** Ends what was opened as a guest. Call it after the commit. */
  announce: () => void;
};

/**
 * Makes one guest of these, who keeps the id and becomes the account: the one with the subscription that lasts longest, else
 * the one of the browser, else the oldest. Their share links are new: someone else may have been the guest. Call it under the locks of all of them (`withEmployerLocks`).
 * @throws InvalidInput on `code` when the guest of the browser is none any more, Unavailable
 */
export async function takeOverGuests(
  services: BillingServices,
  tx: Prisma.TransactionClient,
  { ids, guestId }: { ids: readonly number[]; guestId: number | null },
): Promise<TakenOver> {
  const { events } = services;
  // Users before chats, as a contact does; and without their keys, which a message that is being written refers to.
  if (ids.length > 0) await lockUsers(tx, ids);
  // A deletion or another sign-up may have come first.
  const found = await tx.user.findMany({
    where: { id: { in: [...ids] }, ...guests },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  if (guestId !== null && !found.some(({ id }) => id === guestId)) {
    throw InvalidInput.of('code', accountMessages.voidCode);
  }
  // Before the choice: what was paid and not heard of may last longest.
  if (found.length > 1) for (const { id } of found) await settleAttempts(services, tx, id);
  const paid = await tx.subscription.findMany({ where: { employerId: { in: found.map(({ id }) => id) } } });
  const best = longestActive(paid, services.now());
  const into = best?.employerId ?? guestId ?? found[0]?.id ?? null;
  if (into === null) return { guestId: null, announce: () => {} };
  const joined: JoinedChat[] = [];
  for (const { id } of found) {
    if (id !== into) joined.push(...(await mergeGuest(tx, { from: id, into })));
  }
  if (found.length > 1) await cancelAllBut(services, tx, { employerId: into, keep: best?.id ?? null });
  const chats = await replaceShareLinks(tx, into);
  const announce = () => {
    for (const { id } of found) events.publish('accessChanged', { userId: id });
    for (const chatId of chats) events.publish('accessChanged', { chatId });
    for (const { gone, chatId, userIds } of joined) {
      events.publish('accessChanged', { chatId: gone });
      publishInboxEvent(services, chatId, userIds);
    }
  };
  return { guestId: into, announce };
}

const longestActive = (subscriptions: readonly Subscription[], now: Date): Subscription | undefined =>
  subscriptions
    .filter((subscription) => isActiveNow(subscription, now))
    .toSorted((one, other) => accessEnd(other).getTime() - accessEnd(one).getTime())[0];
