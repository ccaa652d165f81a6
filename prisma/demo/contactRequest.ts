import { blankChat, type ChatDraft, shareHash } from './chat.ts';
import { conversationSlots, converse } from './conversation.ts';
import type { Employer } from './employer.ts';
import type { JobSeeker } from './jobSeeker.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import { type StatusName, statuses } from './reference.ts';
import type { ContactRequestRow, SubscriptionRow } from './rows.ts';
import { createDecks, type Decks, fill } from './text.ts';
import { after, before, between, day, earlier, hour, later, minute } from './timeline.ts';
import * as words from './words/conversations.ts';

/** Days for which a request weighs in popularity, and how much. */
const weighingDays = 90;
const weight = 10;

type Span = { from: Date; to: Date };

interface Meeting {
  employer: Employer;
  seeker: JobSeeker;
  introducedBy: number | null;
  pending: boolean;
  /** Left out: by lot and age. */
  status?: StatusName | null;
  /** When it came in. */
  at: Date;
  /** The employer's subscription at that time, if there was one. */
  paid: Span | undefined;
  /** Who has certainly not seen the end of the conversation. */
  unreadBy?: 'employer' | 'jobSeeker';
}

/**
 * Requests between employers and job seekers of a city, each pair with its chat, told so that status, subscription and
 * conversation agree. Job seekers' popularity grows with them. The rows get their chat's id once chats are numbered.
 */
export function generateContactRequests(
  seed: Random,
  people: People,
  subscriptions: readonly SubscriptionRow[],
  now: Date,
  counts: { requests: number; pending: number; introduced: number },
): { requests: { row: ContactRequestRow; chat: ChatDraft }[]; chats: ChatDraft[] } {
  const random = seed.fork('contact requests');
  const decks = createDecks(random.fork('decks'));
  const meetings = arrange(random, people, subscriptions, now, counts);
  const chats: ChatDraft[] = [];
  const told: { row: ContactRequestRow; chat: ChatDraft }[] = [];

  meetings.forEach((meeting, at) => {
    const own = random.fork(`meeting ${at}`);
    const status = meeting.status === undefined ? statusByAge(own, meeting, now) : meeting.status;
    const chat = tell(own, decks, meeting, status, now);
    chats.push(chat);
    told.push({ row: request(own, meeting, status, meeting.at, now), chat });
    // Some ask a second time, in the same chat.
    const again = between(own, later(meeting.at, before(now, 20 * day)), now);
    if (!meeting.pending && own.chance(0.05)) told.push({ row: request(own, meeting, status, again, now), chat });
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

function arrange(
  random: Random,
  people: People,
  subscriptions: readonly SubscriptionRow[],
  now: Date,
  counts: { requests: number; pending: number; introduced: number },
): Meeting[] {
  const { accounts, newcomer } = people;
  const paidAt = (employer: Employer): Span | undefined => {
    const own = subscriptions.filter((one) => one.employer_id === employer.row.id).at(-1);
    return own && { from: own.created_at, to: earlier(own.current_period_end, now) };
  };
  const active = people.jobSeekers.filter((one) => one.row.active && one !== newcomer);
  const byCity = new Map<number, JobSeeker[]>();
  for (const one of active) byCity.set(one.place.cityId, [...(byCity.get(one.place.cityId) ?? []), one]);
  const met = new Set<string>();
  const meetings: Meeting[] = [];

  /** Brings the two together unless they have met, at a time at which both were there. */
  const meet = (employer: Employer, seeker: JobSeeker, more: Partial<Meeting> = {}): boolean => {
    const key = `${employer.row.id}/${seeker.row.id}`;
    if (met.has(key)) return false;
    const paid = paidAt(employer);
    const span = paid ?? { from: employer.row.created_at, to: now };
    const from = later(later(span.from, seeker.row.created_at), before(now, 400 * day));
    const to = before(span.to, 5 * minute);
    if (from >= to || (more.at && (more.at < from || more.at > to))) return false;
    met.add(key);
    const guest = employer.row.login_email === null;
    const at = guest ? earlier(after(from, 2 * minute), to) : between(random, from, to, 1.7);
    meetings.push({ employer, seeker, introducedBy: null, pending: false, at, paid, ...more });
    return true;
  };
  const someone = (employer: Employer): JobSeeker | undefined => {
    const there = byCity.get(employer.place.cityId) ?? [];
    const suited = there.filter(({ job }) => job.id === employer.job.id);
    const choice = suited.length > 0 && random.chance(0.7) ? suited : there;
    return choice.length > 0 ? random.pick(choice) : undefined;
  };
  const meetSomeone = (employer: Employer, more: Partial<Meeting> = {}): boolean => {
    const seeker = someone(employer);
    return seeker !== undefined && seeker !== accounts.jobSeeker && meet(employer, seeker, more);
  };

  const demoLooks: Partial<Meeting>[] = [
    { status: 'In discussion', at: before(now, 26 * hour), unreadBy: 'employer' },
    { status: 'Interview planned', at: before(now, 4 * day), unreadBy: 'employer' },
    { status: 'Hired', at: before(now, 47 * day) },
    { status: 'Trial shift', at: before(now, 12 * day) },
    { status: 'New', at: before(now, 5 * hour) },
    { status: 'Rejected', at: before(now, 31 * day) },
    { status: 'No answer', at: before(now, 22 * day) },
  ];
  fillUp(demoLooks.length, (at) => meetSomeone(accounts.premium, { ...demoLooks[at] }));
  fillUp(5, () => meetSomeone(accounts.employer));
  meet(accounts.premium, accounts.jobSeeker, {
    status: 'In discussion',
    at: before(now, 30 * hour),
    unreadBy: 'jobSeeker',
  });
  meet(accounts.employer, accounts.jobSeeker, { status: null, at: before(now, 5 * day) });
  // The demo job seeker hears from several places, and has not read everything.
  const neighbours = people.employers.filter(
    (one) => one.place === accounts.jobSeeker.place && paidAt(one) && one !== accounts.premium,
  );
  const looks: { status: StatusName; ago: number; unread?: boolean }[] = [
    { status: 'In discussion', ago: 2 * day, unread: true },
    { status: 'New', ago: 3 * hour, unread: true },
    { status: 'Interview planned', ago: 6 * day },
    { status: 'Rejected', ago: 25 * day },
    { status: 'In discussion', ago: 40 * hour, unread: true },
  ];
  for (const look of looks) {
    const at = before(now, look.ago);
    const employer = neighbours.find((one) => {
      const paid = paidAt(one);
      return paid && paid.from < at && paid.to >= now && !met.has(`${one.row.id}/${accounts.jobSeeker.row.id}`);
    });
    if (employer)
      meet(employer, accounts.jobSeeker, { status: look.status, at, unreadBy: look.unread ? 'jobSeeker' : undefined });
  }

  const guests = people.employers.filter(({ row }) => row.login_email === null);
  for (const guest of guests) fillUp(1, () => meetSomeone(guest));
  const regulars = people.employers.filter(
    (one) => !guests.includes(one) && one !== accounts.premium && one !== accounts.employer,
  );
  const paying = regulars.filter(paidAt);
  const introduce = (pending: boolean) => () =>
    meetSomeone(random.pick(regulars), {
      introducedBy: random.pick(people.admins).id,
      pending,
      ...(pending ? { at: between(random, before(now, 12 * day), before(now, hour)) } : {}),
    });
  fillUp(counts.introduced, introduce(false));
  fillUp(counts.pending, introduce(true));
  fillUp(counts.requests - meetings.length, () => meetSomeone(random.pick(random.chance(0.75) ? paying : regulars)));
  return meetings;
}

/** Tries until it has worked `count` times, or often enough to see that it does not. */
function fillUp(count: number, attempt: (at: number) => boolean): void {
  let done = 0;
  for (let tries = 0; done < count && tries < count * 30; tries += 1) if (attempt(done)) done += 1;
}

function statusByAge(random: Random, meeting: Meeting, now: Date): StatusName | null {
  if (meeting.pending) return null;
  const until = meeting.paid ? earlier(meeting.paid.to, now) : now;
  const days = (until.getTime() - meeting.at.getTime()) / day;
  if (!meeting.paid)
    return random.weighted<StatusName | null>(
      days < 10
        ? [
            ['New', 5],
            ['In discussion', 2],
            [null, 4],
          ]
        : [
            ['No answer', 4],
            ['In discussion', 2],
            ['Rejected', 1],
            [null, 4],
          ],
    );
  if (days < 3)
    return random.weighted<StatusName | null>([
      ['New', 5],
      ['In discussion', 6],
      [null, 2],
    ]);
  if (days < 14)
    return random.weighted<StatusName | null>([
      ['In discussion', 6],
      ['Interview planned', 5],
      ['Trial shift', 3],
      ['No answer', 2],
      ['Rejected', 2],
      ['New', 1],
      [null, 1],
    ]);
  return random.weighted<StatusName | null>([
    ['Hired', 7],
    ['Rejected', 5],
    ['No answer', 4],
    ['In discussion', 2],
    ['Trial shift', 1],
    [null, 1],
  ]);
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
  const messages = lines.map(({ from, text, at: sentAt }) => ({
    userId: from === 'employer' ? employer.row.id : seeker.row.id,
    text,
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

/** An introduction is taken up some hours later, if the subscription lasts so long; a request at once. */
const activation = ({ introducedBy, at, paid }: Meeting, now: Date): Date =>
  introducedBy === null ? at : later(at, earlier(after(at, 7 * hour), before(paid?.to ?? now, 4 * minute)));

function request(random: Random, meeting: Meeting, status: StatusName | null, at: Date, now: Date): ContactRequestRow {
  const { employer, seeker, introducedBy, pending } = meeting;
  const statusAt = statuses.findIndex(([name]) => name === status);
  const [partTime, fullTime] = random.pick([
    [true, false],
    [false, true],
    [true, true],
  ] as const);
  return {
    id: 0,
    employer_id: employer.row.id,
    job_seeker_id: seeker.row.id,
    chat_id: 0,
    status_id: statusAt < 0 ? null : statusAt + 1,
    introduced_by_id: introducedBy,
    activated_at: pending ? null : later(at, activation(meeting, now)),
    name: employer.row.name.slice(0, 30),
    email: employer.row.email,
    whats_app: employer.row.whats_app,
    company: employer.row.company,
    description: random.chance(0.85)
      ? fill(random.pick(words.requestNotes), conversationSlots(random, employer, seeker))
      : null,
    part_time: partTime,
    full_time: fullTime,
    weighs: !pending && now.getTime() - at.getTime() < weighingDays * day,
    created_at: at,
    updated_at: at,
  };
}
