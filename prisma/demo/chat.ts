import { createHash } from 'node:crypto';
import { type Enclosure, enclosureColumns } from './enclosure.ts';
import type { ChatRow, JobApplicationRow, MessageRow, ParticipantRow } from './rows.ts';
import { later } from './timeline.ts';

/** A chat while it is being made up; ids come at the end, when everything is in order. */
export interface ChatDraft {
  row: ChatRow;
  messages: { userId: number; text: string; enclosure?: Enclosure | undefined; at: Date }[];
  participants: {
    userId: number;
    since: Date;
    /** How many of the latest messages are unread; never one's own, which are read once they are written. */
    unread: number;
  }[];
  application?: Omit<JobApplicationRow, 'id' | 'chat_id'> | undefined;
}

/** A file, and the message that it goes along with. */
export type EnclosedFile = { enclosure: Enclosure; message: MessageRow };

/** A share link's secret: 192 bits, base64url. Demo links are open to everyone who has the demo. */
export const shareHash = (name: string): string =>
  createHash('sha256').update(name).digest().subarray(0, 24).toString('base64url');

export const blankChat = (kind: ChatRow['kind'], createdAt: Date): ChatRow => ({
  id: 0,
  kind,
  employer_id: null,
  job_seeker_id: null,
  support_user_id: null,
  employer_hash: null,
  job_seeker_hash: null,
  open: true,
  nb_messages: 0,
  last_message_id: 0,
  last_message_at: createdAt,
  outcome: null,
  outcome_at: null,
  created_at: createdAt,
});

/** Numbers chats and messages in the order of time, and fills in every copy that is kept of them. */
export function numberChats(drafts: readonly ChatDraft[]): {
  chats: ChatRow[];
  messages: MessageRow[];
  participants: ParticipantRow[];
  applications: JobApplicationRow[];
  enclosures: EnclosedFile[];
} {
  const ordered = [...drafts].sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());
  ordered.forEach(({ row }, at) => {
    row.id = at + 1;
  });
  const enclosures: EnclosedFile[] = [];
  const messages: MessageRow[] = ordered
    .flatMap(({ row, messages: list }) =>
      list.map(({ userId, text, enclosure, at }) => {
        const message = {
          id: 0,
          chat_id: row.id,
          user_id: userId,
          text,
          ...enclosureColumns(enclosure),
          created_at: at,
          updated_at: at,
        };
        if (enclosure) enclosures.push({ enclosure, message });
        return message;
      }),
    )
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const byChat = new Map<number, MessageRow[]>();
  messages.forEach((message, at) => {
    message.id = at + 1;
    const list = byChat.get(message.chat_id) ?? [];
    byChat.set(message.chat_id, list);
    list.push(message);
  });

  const participants = ordered.flatMap(({ row, participants: people }) => {
    const list = byChat.get(row.id) ?? [];
    const last = list.at(-1);
    row.nb_messages = list.length;
    row.last_message_id = last?.id ?? 0;
    row.last_message_at = last ? later(last.created_at, row.created_at) : row.created_at;
    return people.map(({ userId, since, unread }) => {
      const read = Math.max(
        list[list.length - 1 - unread]?.id ?? 0,
        list.findLast((message) => message.user_id === userId)?.id ?? 0,
      );
      return {
        chat_id: row.id,
        user_id: userId,
        read_message_id: read,
        // Of several unread messages, the latest has not been delivered yet.
        delivered_message_id: unread > 1 ? Math.max(read, list.at(-2)?.id ?? 0) : read,
        last_message_id: row.last_message_id,
        mail_due_at: null,
        created_at: since,
      };
    });
  });
  const applications = ordered
    .flatMap(({ row, application }) => (application ? { id: 0, chat_id: row.id, ...application } : []))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ ...row, id: at + 1 }));
  return { chats: ordered.map(({ row }) => row), messages, participants, applications, enclosures };
}
