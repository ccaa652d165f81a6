import { blankChat, type ChatDraft } from './chat.ts';
import type { ContactRequests } from './contactRequest.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { SubscriptionRow, UserRow } from './rows.ts';
import { fill, withArticle } from './text.ts';
import { after, before, day, earlier, hour, minute } from './timeline.ts';
import { firstNameOf } from './user.ts';
import * as words from './words/support.ts';

/** What is known of users, and since when. */
type Facts = ReadonlyMap<number, ReadonlyMap<words.Fact, Date>>;

export function collectFacts(
  people: People,
  contacts: ContactRequests,
  subscriptions: readonly SubscriptionRow[],
): Facts {
  const facts = new Map<number, Map<words.Fact, Date>>();
  const note = (user: number | null, fact: words.Fact, since: Date | null) => {
    if (user !== null && since) facts.set(user, (facts.get(user) ?? new Map<words.Fact, Date>()).set(fact, since));
  };
  for (const { row, formerPlace } of people.jobSeekers) {
    if (row.active) note(row.id, 'public', row.created_at);
    if (row.video_uri) note(row.id, 'video', row.created_at);
    if (formerPlace) note(row.id, 'experienced', row.created_at);
  }
  for (const { row } of contacts.chats) {
    if (row.outcome !== 'HIRED') continue;
    for (const user of [row.employer_id, row.job_seeker_id]) note(user, 'hired', row.outcome_at);
  }
  for (const { row } of contacts.requests)
    if (row.introduced_by_id) note(row.employer_id, 'introduced', row.activated_at);
  for (const { employer_id, created_at } of subscriptions) note(employer_id, 'subscribed', created_at);
  return facts;
}

/** Support chats of some job seekers and employers; sets when each of them last wrote to the admins. */
export function generateSupportChats(
  seed: Random,
  people: People,
  facts: Facts,
  now: Date,
  productName: string,
  counts: { jobSeekers: number; employers: number; open: number },
): ChatDraft[] {
  const random = seed.fork('support');
  const jobOf = new Map<number, string>();
  const cityOf = new Map<number, string>();
  for (const { row, job, place } of [...people.jobSeekers, ...people.employers]) {
    jobOf.set(row.id, job.name.toLowerCase());
    cityOf.set(row.id, place.city.name);
  }
  const seekers = people.jobSeekers.filter(
    (one) => one.row.updated && one !== people.newcomer && one !== people.accounts.jobSeeker,
  );
  const employers = people.employers.filter(
    (one) => one.row.login_email !== null && one !== people.accounts.employer && one !== people.accounts.premium,
  );
  const users = [
    ...[people.accounts.jobSeeker, ...random.sample(seekers, counts.jobSeekers)].map(({ row }) => ({
      row,
      talks: words.jobSeekerTalks,
    })),
    ...[people.accounts.premium, people.accounts.employer, ...random.sample(employers, counts.employers)].map(
      ({ row }) => ({ row, talks: words.employerTalks }),
    ),
  ];
  const waiting = new Set(random.sample(users.slice(3), counts.open).map(({ row }) => row.id));

  return users.map(({ row, talks }) => {
    const own = random.fork(String(row.id));
    const admin = own.pick(people.admins);
    const job = jobOf.get(row.id) ?? 'helper';
    const slots = {
      user: firstNameOf(row.name),
      admin: firstNameOf(admin.name),
      product: productName,
      job,
      'a job': withArticle(job),
      city: cityOf.get(row.id) ?? 'your city',
    };
    const known = facts.get(row.id);
    const [fact, ...lines] = own.pick(talks.filter(([needed]) => needed === 'anyone' || known?.has(needed)));
    const since = (fact !== 'anyone' && known?.get(fact)) || row.created_at;
    return talk(own, row, admin, slots, { lines, since, waiting: waiting.has(row.id) }, now);
  });
}

function talk(
  random: Random,
  user: UserRow,
  admin: UserRow,
  slots: Record<string, string>,
  { lines, since, waiting }: { lines: readonly words.SupportLine[]; since: Date; waiting: boolean },
  now: Date,
): ChatDraft {
  // Soon after the sign-up or what it is about, or lately when a question is still open.
  const soon = after(since, random.int(3, 36 * 60) * minute);
  const startedAt = waiting
    ? before(now, random.int(2 * 60, 4 * 24 * 60) * minute)
    : earlier(soon, before(now, 90 * minute));
  const openedAt = startedAt < since ? after(since, minute) : startedAt;
  let at = openedAt;
  const messages: ChatDraft['messages'] = [];
  const say = (from: UserRow, text: string, pause: number) => {
    at = earlier(after(at, pause), before(now, minute));
    messages.push({ userId: from.id, text: fill(text, slots), at });
  };
  for (const [from, text] of lines) say(from === 'U' ? user : admin, text, random.int(1, 14) * minute);
  if (waiting) say(user, random.pick(words.openQuestions), random.int(10, 100) * minute);

  const last = messages.at(-1);
  const recent = last !== undefined && now.getTime() - last.at.getTime() < 3 * day;
  const lastOwn = messages.findLast(({ userId }) => userId === user.id);
  user.last_message_at = lastOwn?.at ?? null;
  return {
    row: { ...blankChat('SUPPORT', openedAt), support_user_id: user.id },
    messages,
    participants: [
      { userId: user.id, since: openedAt, unread: recent && last.userId === admin.id && random.chance(0.4) ? 1 : 0 },
      { userId: admin.id, since: earlier(after(openedAt, random.int(1, 3) * hour), now), unread: waiting ? 1 : 0 },
    ],
  };
}
