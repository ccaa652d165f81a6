import type { Employer } from './employer.ts';
import type { JobSeeker } from './jobSeeker.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { StatusName } from './reference.ts';
import type { SubscriptionRow } from './rows.ts';
import { after, before, between, day, earlier, hour, later, minute } from './timeline.ts';

export type Span = { from: Date; to: Date };

/** An employer and a job seeker who have come together. */
export interface Meeting {
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

export interface MeetingCounts {
  requests: number;
  pending: number;
  introduced: number;
}

/** Contact requests and their times: planned for the demo accounts, random for all others. */
export function arrangeMeetings(
  random: Random,
  people: People,
  subscriptions: readonly SubscriptionRow[],
  now: Date,
  counts: MeetingCounts,
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
    const inCity = byCity.get(employer.place.cityId) ?? [];
    const suited = inCity.filter(({ job }) => job.id === employer.job.id);
    const choice = suited.length > 0 && random.chance(0.7) ? suited : inCity;
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
  const introduced = (hours: number): Partial<Meeting> => ({
    introducedBy: random.pick(people.admins).id,
    pending: true,
    status: null,
    at: before(now, hours * hour),
  });
  fillUp(2, (at) => meetSomeone(accounts.premium, introduced(9 + 20 * at)));
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

  for (const one of neighbours.slice(-2)) meet(one, accounts.jobSeeker, introduced(14));

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

/** An introduction is taken up some hours later, if the subscription lasts so long; a request at once. */
export const activation = ({ introducedBy, at, paid }: Meeting, now: Date): Date =>
  introducedBy === null ? at : later(at, earlier(after(at, 7 * hour), before(paid?.to ?? now, 4 * minute)));
