import { blankChat, type ChatDraft, shareHash } from './chat.ts';
import { conversationSlots, converse } from './conversation.ts';
import { enclose } from './enclosure.ts';
import { activation, arrangeMeetings, type Meeting, type MeetingCounts } from './meeting.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import { type StatusName, statuses } from './reference.ts';
import type { ContactRequestRow, SubscriptionRow } from './rows.ts';
import { statusByAge } from './status.ts';
import { createDecks, type Decks, fill } from './text.ts';
import { before, between, day, earlier, later, minute } from './timeline.ts';
import * as words from './words/conversations.ts';

/** Days for which a request weighs in popularity, and how much. */
const weighingDays = 90;
const weight = 10;

/**
 * Requests between employers and job seekers of a city, each pair with its chat, told so that status, subscription and
 * conversation agree. Job seekers' popularity grows with them. The rows get their chat's id once chats are numbered.
 */
export function generateContactRequests(
  seed: Random,
  people: People,
  subscriptions: readonly SubscriptionRow[],
  now: Date,
  counts: MeetingCounts,
): { requests: { row: ContactRequestRow; chat: ChatDraft }[]; chats: ChatDraft[] } {
  const random = seed.fork('contact requests');
  const decks = createDecks(random.fork('decks'));
  const meetings = arrangeMeetings(random, people, subscriptions, now, counts);
  const chats: ChatDraft[] = [];
  const told: { row: ContactRequestRow; chat: ChatDraft }[] = [];

  meetings.forEach((meeting, at) => {
    const own = random.fork(`meeting ${at}`);
    const status = meeting.status === undefined ? statusByAge(own, meeting, now) : meeting.status;
    const chat = tell(own, decks, meeting, status, now);
    chats.push(chat);
    const first = request(own, meeting, status, meeting.at, now);
    told.push({ row: first, chat });
    // Some ask a second time, in the same chat.
    const again = between(own, later(meeting.at, before(now, 20 * day)), now);
    if (!meeting.pending && own.chance(0.05)) {
      const second = request(own, meeting, status, again, now);
      // Of one employer one request weighs at a time.
      if (second.weighs) first.weighs = false;
      told.push({ row: second, chat });
    }
  });

  for (const { row } of told) {
    const seeker = meetings.find((meeting) => meeting.seeker.row.id === row.job_seeker_id)?.seeker;
    if (seeker && row.weighs) seeker.row.popularity += weight;
  }
  told.sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());
  told.forEach(({ row }, at) => {
    row.id = at + 1;
  });
  return { requests: told, chats };
}

function tell(random: Random, decks: Decks, meeting: Meeting, status: StatusName | null, now: Date): ChatDraft {
  const { employer, seeker, at, paid, pending } = meeting;
  const openedAt = activation(meeting, now);
  const lines = pending
    ? []
    : converse(random, decks, employer, seeker, {
        status,
        employerMayWrite: paid !== undefined,
        from: openedAt,
        to: before(paid ? earlier(paid.to, now) : now, 2 * minute),
      });
  // For something to be unread, the other side has to have written last.
  if (meeting.unreadBy) while (lines.at(-1)?.from === meeting.unreadBy) lines.pop();
  const messages = lines.map(({ from, text, encloses, at: sentAt }, number) => ({
    userId: from === 'employer' ? employer.row.id : seeker.row.id,
    text,
    enclosure: encloses && enclose(random.fork(`enclosure ${number}`), encloses, employer, seeker),
    at: sentAt,
  }));
  const last = messages.at(-1);
  // The latest lines of the other side are what one may not have seen yet.
  const trailing = last ? messages.length - 1 - messages.findLastIndex(({ userId }) => userId !== last.userId) : 0;
  const fresh = last !== undefined && now.getTime() - last.at.getTime() < 10 * day;
  const behind = meeting.unreadBy !== undefined || random.chance(fresh ? 0.45 : status === 'No answer' ? 0.8 : 0.06);
  const unread = (userId: number) => (behind && last && last.userId !== userId ? random.int(1, trailing) : 0);
  const name = `${employer.row.id}/${seeker.row.id}`;

  return {
    row: {
      ...blankChat('CONTACT', at),
      employer_id: employer.row.id,
      job_seeker_id: seeker.row.id,
      employer_hash: shareHash(`demo employer ${name}`),
      job_seeker_hash: shareHash(`demo job seeker ${name}`),
      open: !pending,
    },
    messages,
    participants: pending
      ? []
      : [employer.row.id, seeker.row.id].map((userId) => ({ userId, since: openedAt, unread: unread(userId) })),
  };
}

function request(random: Random, meeting: Meeting, status: StatusName | null, at: Date, now: Date): ContactRequestRow {
  const { employer, seeker, introducedBy, pending } = meeting;
  const statusAt = statuses.findIndex(([name]) => name === status);
  const [partTime, fullTime] = random.pick([
    [true, false],
    [false, true],
    [true, true],
  ] as const);
  const activatedAt = pending ? null : later(at, activation(meeting, now));
  return {
    id: 0,
    employer_id: employer.row.id,
    job_seeker_id: seeker.row.id,
    chat_id: 0,
    status_id: statusAt < 0 ? null : statusAt + 1,
    introduced_by_id: introducedBy,
    activated_at: activatedAt,
    name: employer.row.name.slice(0, 30),
    email: employer.row.email,
    whats_app: employer.row.whats_app,
    company: employer.row.company,
    description: random.chance(0.85)
      ? fill(random.pick(words.requestNotes), conversationSlots(random, employer, seeker))
      : null,
    part_time: partTime,
    full_time: fullTime,
    // Guests do not weigh.
    weighs:
      activatedAt !== null &&
      employer.row.login_email !== null &&
      now.getTime() - activatedAt.getTime() < weighingDays * day,
    last_message_at: at,
    latest_message_at: null,
    created_at: at,
    updated_at: at,
  };
}
