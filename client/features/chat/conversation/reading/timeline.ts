import { dateText, dayText } from '../../../../../server/domain/core/text/format/time.ts';
import type { DeliveryState } from '../../view/DeliveryMark.tsx';
import type { UnsentMessage } from '../sending/unsent.ts';

/** The part of a stored message that the timeline uses. */
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
  /** `follows`: by the author of the message above, shortly after it. `state` is set for the viewer's own messages. */
  | { kind: 'stored'; key: string; message: Message; follows: boolean; state: DeliveryState | undefined }
  | { kind: 'unsent'; key: string; message: UnsentMessage; follows: boolean };

/** After a longer pause the author is shown again. */
const pauseMilliseconds = 10 * 60_000;

/**
 * The messages in reading order, oldest first: stored ones once each, by id; then unsent ones; with a separator for
 * each day.
 * @param seenUpTo id of the last message that the other side has seen
 * @param deliveredUpTo id of the last message that has reached it
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

  /** Inserts the day before its first message. Returns whether the message follows the one above. */
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
    // The key stays the same when the message is stored, so that it does not flicker.
    items.push({ kind: 'stored', key: message.clientId ?? message.id, message, follows, state });
  }
  for (const message of unsent) {
    if (storedClientIds.has(message.clientId)) continue;
    // A local clock that runs behind the server must not start an earlier day.
    const at = above && above.at > message.writtenAt ? above.at : message.writtenAt;
    items.push({ kind: 'unsent', key: message.clientId, message, follows: place('viewer', at) });
  }
  return items;
}

/** The part of a member that matters for read positions. */
interface Reader {
  readonly role: string;
  readonly isViewer: boolean;
  readonly seenUpTo: number;
  readonly deliveredUpTo: number;
}

/**
 * The ids of the last messages that the other side has seen and received: of the counterpart or, if the counterpart are
 * the admins, of the admin who is furthest. `counterpart` is null for admins before their first message.
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
