import { blankChat, type ChatDraft, shareHash } from './chat.ts';
import { conversationSlots, converse } from './conversation.ts';
import { enclose } from './enclosure.ts';
import type { Offer } from './jobOffer.ts';
import { activation, arrangeMeetings, type Meeting, type MeetingCounts } from './meeting.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import { type StatusName, statuses } from './reference.ts';
import type { ContactRequestRow, SubscriptionRow } from './rows.ts';
import { createDecks, type Decks, fill } from './text.ts';
import { before, between, day, later, minute } from './timeline.ts';
import * as words from './words/conversations.ts';

/** Days for which a request weighs in popularity, and how much. */
const weighingDays = 90;
const weight = 10;

export interface ContactRequests {
  requests: { row: ContactRequestRow; chat: ChatDraft }[];
  chats: ChatDraft[];
}

/**
 * Requests and applications between employers and job seekers of a city, each pair with its chat, told so that status, application,
 * outcome, subscription and conversation agree. Job seekers' popularity grows with requests. The rows get their chat's id once
 * chats are numbered.
 */
export function generateContactRequests(
  seed: Random,
  people: People,
  offers: readonly Offer[],
  subscriptions: readonly SubscriptionRow[],
  now: Date,
  counts: MeetingCounts,
): ContactRequests {
  const random = seed.fork('contact requests');
  const decks = createDecks(random.fork('decks'));
  const chats: ChatDraft[] = [];
  const told: ContactRequests['requests'] = [];

  arrangeMeetings(random, people, offers, subscriptions, now, counts).forEach((meeting, at) => {
    const own = random.fork(`meeting ${at}`);
    const { chat, status } = tell(own, decks, meeting, now);
    chats.push(chat);
    if (!meeting.isAsked) return;
    const first = request(own, meeting, status, meeting.at, now);
    told.push({ row: first, chat });
    // Some ask a second time, in the same chat, and have no answer yet.
    if (!meeting.pending && own.chance(0.05)) {
      const lastAt = later(chat.messages.at(-1)?.at ?? meeting.at, chat.row.outcome_at ?? meeting.at);
      const second = request(own, meeting, 'New', between(own, later(lastAt, before(now, 20 * day)), now), now);
      // Of one employer one request weighs at a time.
      if (second.weighs) first.weighs = false;
      told.push({ row: second, chat });
    }
  });

  for (const { row } of told) {
    const seeker = people.jobSeekers.find((one) => one.row.id === row.job_seeker_id);
    if (seeker && row.weighs) seeker.row.popularity += weight;
  }
  told.sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());
  told.forEach(({ row }, at) => {
    row.id = at + 1;
  });
  return { requests: told, chats };
}

/** What the employer has decided when two have come so far. */
const outcomes: Partial<Record<StatusName, 'HIRED' | 'DECLINED'>> = { Hired: 'HIRED', Rejected: 'DECLINED' };

function tell(
  random: Random,
  decks: Decks,
  meeting: Meeting,
  now: Date,
): { chat: ChatDraft; status: StatusName | null } {
  const { employer, seeker, at, pending, offer, until } = meeting;
  const openedAt = activation(meeting);
  const to = before(until, 2 * minute);
  const lines = pending ? [] : converse(random, decks, meeting, { from: openedAt, to });
  // For something to be unread, the other side has to have written last.
  if (meeting.unreadBy) while (lines.at(-1)?.from === meeting.unreadBy) lines.pop();
  const talk = lines.some(({ from }) => from === 'employer') && lines.some(({ from }) => from === 'jobSeeker');
  // Their time was too short.
  const status = meeting.status === 'In discussion' && !talk ? 'New' : meeting.status;

  const outcome = (status && outcomes[status]) ?? null;
  const decidedAt = lines.find(({ is }) => is === 'decision')?.at ?? between(random, lines.at(-1)?.at ?? openedAt, to);
  const applied = offer && lines.find(({ is }) => is === 'application');
  const answered = applied && lines.find(({ from, at: saidAt }) => from === 'employer' && saidAt > applied.at);

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
  // Who has decided has read.
  const unread = (userId: number) =>
    behind && last && last.userId !== userId && !(outcome && userId === employer.row.id) ? random.int(1, trailing) : 0;
  const name = `${employer.row.id}/${seeker.row.id}`;

  return {
    status,
    chat: {
      row: {
        ...blankChat('CONTACT', at),
        employer_id: employer.row.id,
        job_seeker_id: seeker.row.id,
        employer_hash: shareHash(`demo employer ${name}`),
        job_seeker_hash: shareHash(`demo job seeker ${name}`),
        open: !pending,
        outcome,
        outcome_at: outcome && decidedAt,
      },
      messages,
      participants: pending
        ? []
        : [employer.row.id, seeker.row.id].map((userId) => ({ userId, since: openedAt, unread: unread(userId) })),
      application: applied && {
        job_offer_id: offer.id,
        job_seeker_id: seeker.row.id,
        state: outcome ?? (answered ? 'IN_TALK' : 'NEW'),
        created_at: applied.at,
        updated_at: (outcome && decidedAt) ?? answered?.at ?? applied.at,
      },
    },
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
  const activatedAt = pending ? null : later(at, activation(meeting));
  const setting = employer.kind === 'household' ? 'home' : 'business';
  const notes = words.requestNotes.filter(
    (note) =>
      [setting, 'any'].includes(note.at) && (note.hours === 'any' || (note.hours === 'part' ? partTime : fullTime)),
  );
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
      ? fill(random.pick(notes).text, conversationSlots(random, employer, seeker))
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
