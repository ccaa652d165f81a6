import type { DeliveryState } from '../../../ui/chat/DeliveryMark.tsx';
import { dateText, dayText } from '../../time/dateText.ts';
import type { UnsentMessage } from '../sending/outbox.ts';

/** What the timeline has to know of a stored message. */
export interface StoredMessage {
  readonly id: string;
  readonly databaseId: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly clientId: string | null | undefined;
  readonly user: { readonly id: string; readonly isViewer: boolean };
}

export type TimelineItem<Message> =
  | { kind: 'day'; key: string; text: string }
  /** `follows`: of the same author as the one above it, soon after. `state` is of the viewer's own. */
  | { kind: 'stored'; key: string; message: Message; follows: boolean; state: DeliveryState | undefined }
  | { kind: 'unsent'; key: string; message: UnsentMessage; follows: boolean };

/** After a longer pause the author is named again. */
const pauseMilliseconds = 10 * 60_000;

/**
 * The messages as they are read, oldest first: each stored one once, in the order of their ids, however they came; what is
 * not stored yet after them; days between.
 * @param seenUpTo id of the last message that the other side has seen; @param deliveredUpTo that has reached it.
 */
export function timeline<Message extends StoredMessage>(
  stored: readonly Message[],
  unsent: readonly UnsentMessage[],
  { seenUpTo, deliveredUpTo, timeZone, now }: { seenUpTo: number; deliveredUpTo: number; timeZone: string; now: Date },
): TimelineItem<Message>[] {
  const byId = new Map(stored.map((message) => [message.databaseId, message]));
  const messages = [...byId.values()].sort((one, other) => one.databaseId - other.databaseId);
  const storedClientIds = new Set(messages.map(({ clientId }) => clientId));
  const items: TimelineItem<Message>[] = [];
  let above: { author: string; at: string } | undefined;

  /** Puts the day before the first message of it. Says whether the message follows the one above. */
  function place(author: string, at: string): boolean {
    const sameDay = above !== undefined && dateText(above.at, timeZone) === dateText(at, timeZone);
    if (!sameDay) items.push({ kind: 'day', key: `day ${dateText(at, timeZone)}`, text: dayText(at, timeZone, now) });
    const follows =
      above !== undefined &&
      sameDay &&
      above.author === author &&
      Date.parse(at) - Date.parse(above.at) < pauseMilliseconds;
    above = { author, at };
    return follows;
  }

  function stateOf(id: number): DeliveryState {
    if (id <= seenUpTo) return 'seen';
    return id <= deliveredUpTo ? 'delivered' : 'sent';
  }

  for (const message of messages) {
    const { isViewer } = message.user;
    const follows = place(isViewer ? 'viewer' : message.user.id, message.createdAt);
    const state = isViewer ? stateOf(message.databaseId) : undefined;
    // Its key stays when it is stored, so that nothing flickers.
    items.push({ kind: 'stored', key: message.clientId ?? message.id, message, follows, state });
  }
  for (const message of unsent) {
    if (storedClientIds.has(message.clientId)) continue;
    // A clock that runs behind the server's is no reason to begin an earlier day.
    const at = above && above.at > message.writtenAt ? above.at : message.writtenAt;
    items.push({ kind: 'unsent', key: message.clientId, message, follows: place('viewer', at) });
  }
  return items;
}

/** A member, as far as it matters for who has what. */
interface Reader {
  readonly role: string;
  readonly isViewer: boolean;
  readonly seenUpTo: number;
  readonly deliveredUpTo: number;
}

/**
 * The ids of the last message that the other side has seen, and that has reached it: the counterpart, or where the admins are
 * the counterpart whichever of them has come furthest. Null for `counterpart`: the admins, none of whom has spoken.
 */
export function reachedOnOtherSide(
  counterpart: Reader | null,
  members: readonly Reader[],
): { seenUpTo: number; deliveredUpTo: number } {
  const side =
    counterpart && counterpart.role !== 'ROLE_ADMIN'
      ? [counterpart]
      : members.filter((member) => member.role === 'ROLE_ADMIN' && !member.isViewer);
  return {
    seenUpTo: Math.max(0, ...side.map(({ seenUpTo }) => seenUpTo)),
    deliveredUpTo: Math.max(0, ...side.map(({ deliveredUpTo }) => deliveredUpTo)),
  };
}
