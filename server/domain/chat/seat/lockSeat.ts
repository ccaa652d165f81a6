import type { Tx } from '../../../database/sql.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { lockRows } from '../../core/write/people.sql.ts';
import type { Person } from '../../core/write/people.ts';
import type { Participant } from './access.ts';
import { readersOf, seatedUsers } from './chat.policy.ts';
import { lockChatToWrite } from './lockChat.sql.ts';

/** The latest message of a chat; 0 and the chat's own time without one. */
export type LastMessage = { last_message_id: number; last_message_at: Date };

/** What a participant who wants to write finds. */
export type LockedSeat = { last: LastMessage; refusal: Conflict | null };

/**
 * Locks who writes, who reads and then the chat, until the transaction ends, and looks at them again. The chat's lock makes ids grow
 * in the order of commit, and lets a repeated clientId find the first message.
 * @returns why nothing can be written any more: the account on the other side was deleted, or one side blocked the other
 * @throws NotFound when the participant is not there any more: deleted, banned, no admin any more, or an account has taken the
 *   guest's chats over
 */
export async function lockSeat(tx: Tx, seat: Participant): Promise<LockedSeat> {
  const { chat, role, userId } = seat;
  const readers = readersOf(seat);
  // A message to the admins changes the row of its author.
  const people = await lockRows(tx, {
    changed: role === 'supportUser' ? [userId] : [],
    kept: [...(role === 'supportUser' ? [] : [userId]), ...(readers ?? [])],
  });
  const writer = people.get(userId);
  const isAdmin = writer?.role === 'ROLE_ADMIN';
  if (!writer || writer.deleted_at || writer.banned_at || isAdmin !== (role === 'admin')) throw new NotFound();
  // By a statement of its own: one that waits for a lock does not see all that was committed meanwhile.
  const locked = await lockChatToWrite(tx, chat.id);
  if (!locked || (role === 'employer' && locked.employer_id !== userId)) throw new NotFound();
  const left = readers?.flatMap((id) => people.get(id) ?? []).filter((reader) => reader.deleted_at === null);
  const isBlocked = locked.is_blocked || left?.some(({ banned_at }) => banned_at !== null);
  return {
    last: locked,
    refusal: refusalOf({ hasRecipient: left?.length !== 0, isBlocked: isBlocked && isBetweenTwo(seat) }),
  };
}

/** The people of a chat, for a write that changes more than the chat. `lockSeat` looks at them. */
export const peopleOf = ({ chat }: Participant): Person[] =>
  seatedUsers(chat).map((id) => ({ id, evenIfDeleted: true }));

/** Admins write to both sides, and everyone to the admins. */
const isBetweenTwo = ({ chat, role }: Participant): boolean => chat.kind === 'CONTACT' && role !== 'admin';

function refusalOf({
  hasRecipient,
  isBlocked = false,
}: {
  hasRecipient: boolean;
  isBlocked?: boolean;
}): Conflict | null {
  if (!hasRecipient) return new Conflict('You can no longer send messages here: the other account was deleted.');
  return isBlocked ? new Conflict('You can no longer send messages here.') : null;
}
