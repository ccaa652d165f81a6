import type { Employer } from './employer.ts';
import type { Offer } from './jobOffer.ts';
import type { JobSeeker } from './jobSeeker.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { StatusName } from './reference.ts';
import type { JobOfferRow, SubscriptionRow } from './rows.ts';
import { statusByAge } from './status.ts';
import { after, before, between, day, earlier, hour, later, minute } from './timeline.ts';

export type Span = { from: Date; to: Date };

/** An employer and a job seeker who have come together. Everything that is told of the two follows from it. */
export interface Meeting {
  employer: Employer;
  seeker: JobSeeker;
  /** Whether the employer has asked or was introduced; otherwise the job seeker has applied. */
  isAsked: boolean;
  introducedBy: number | null;
  pending: boolean;
  /** What the job seeker applies for. */
  offer: JobOfferRow | undefined;
  status: StatusName | null;
  /** When it began. */
  at: Date;
  /** When it has become what it is. */
  until: Date;
  /** The employer's subscription at that time, if there was one. */
  paid: Span | undefined;
  /** Who has certainly not seen the end of the conversation. */
  unreadBy?: 'employer' | 'jobSeeker' | undefined;
}

export interface MeetingCounts {
  requests: number;
  pending: number;
  introduced: number;
  applications: number;
}

/** Of the requests to a job seeker for whom the employer has an offer. */
const appliedShare = 0.6;

export const suits = (employer: Employer, { job }: JobSeeker): boolean => job.kinds.includes(employer.kind);

/** Contact requests and applications with their times: planned for the demo accounts, random for all others. */
export function arrangeMeetings(
  random: Random,
  people: People,
  offers: readonly Offer[],
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
  const open = offers.filter(({ row }) => row.state === 'ACTIVE');
  const met = new Set<string>();
  // How many people each offer still needs.
  const places = new Map(
    offers.map(({ row }) => [row.id, row.state === 'ACTIVE' ? row.headcount - 1 : row.headcount] as const),
  );
  const meetings: Meeting[] = [];

  type More = Partial<Omit<Meeting, 'employer' | 'seeker'>>;
  const add = (employer: Employer, seeker: JobSeeker, at: Date, paid: Span | undefined, more: More) => {
    met.add(`${employer.row.id}/${seeker.row.id}`);
    const meeting: Meeting = {
      employer,
      seeker,
      isAsked: true,
      introducedBy: null,
      pending: false,
      offer: undefined,
      status: null,
      at,
      until: paid?.to ?? now,
      paid,
      ...more,
    };
    if (more.status === undefined) {
      const days = (meeting.until.getTime() - at.getTime()) / day;
      meeting.status = statusByAge(random, { isAsked: meeting.isAsked, isPaid: paid !== undefined, days });
    }
    const left = meeting.offer && places.get(meeting.offer.id);
    if (left !== undefined && meeting.offer && meeting.status === 'Hired') {
      if (left > 0) places.set(meeting.offer.id, left - 1);
      else if (meeting.isAsked) meeting.offer = undefined;
      else meeting.status = 'Rejected';
    }
    meetings.push(meeting);
  };
  const haveMet = (employer: Employer, seeker: JobSeeker) => met.has(`${employer.row.id}/${seeker.row.id}`);

  /** The employer asks for the job seeker unless they have met, at a time at which both were there. */
  const meet = (employer: Employer, seeker: JobSeeker, more: More = {}): boolean => {
    if (haveMet(employer, seeker) || !suits(employer, seeker)) return false;
    const paid = paidAt(employer);
    const span = paid ?? { from: employer.row.created_at, to: now };
    const from = later(later(span.from, seeker.row.created_at), before(now, 400 * day));
    const to = before(span.to, 5 * minute);
    if (from >= to || (more.at && (more.at < from || more.at > to))) return false;
    const guest = employer.row.login_email === null;
    const at = more.at ?? (guest ? earlier(after(from, 2 * minute), to) : between(random, from, to, 1.7));
    const suitable = open.find(
      (one) => one.employer === employer && one.job.id === seeker.job.id && one.row.created_at < at,
    );
    const offer = paid && random.chance(appliedShare) ? suitable?.row : undefined;
    add(employer, seeker, at, paid, { offer, ...more });
    return true;
  };
  const someone = (employer: Employer): JobSeeker | undefined => {
    const inCity = (byCity.get(employer.place.cityId) ?? []).filter((one) => suits(employer, one));
    const suited = inCity.filter(({ job }) => job.id === employer.job.id);
    const choice = suited.length > 0 && random.chance(0.7) ? suited : inCity;
    return choice.length > 0 ? random.pick(choice) : undefined;
  };
  const meetSomeone = (employer: Employer, more: More = {}): boolean => {
    const seeker = someone(employer);
    return seeker !== undefined && seeker !== accounts.jobSeeker && meet(employer, seeker, more);
  };
  /** The job seeker applies for the offer unless they have met, while it was public. */
  const apply = ({ row, employer }: Offer, seeker: JobSeeker, more: More = {}): boolean => {
    const from = later(row.created_at, seeker.row.created_at);
    // Most decide within days; what is decided takes some.
    const to = before(more.until ?? now, more.status === 'Hired' ? 9 * day : hour);
    if (haveMet(employer, seeker) || from >= to || (more.at && more.at < from)) return false;
    const at = more.at ?? between(random, from, to, 1.7);
    const paid = paidAt(employer);
    const isPaid = paid !== undefined && paid.from < at && at < before(paid.to, 5 * minute);
    const until = earlier(more.until ?? now, isPaid ? paid.to : now);
    add(employer, seeker, at, isPaid ? paid : undefined, { isAsked: false, offer: row, ...more, until });
    return true;
  };
  const applySomeone = (offer: Offer, more: More = {}): boolean => {
    const fitting = (byCity.get(offer.row.city_id) ?? []).filter(({ job }) => job.id === offer.job.id);
    const seeker = fitting.length > 0 ? random.pick(fitting) : accounts.jobSeeker;
    return seeker !== accounts.jobSeeker && apply(offer, seeker, more);
  };

  for (const offer of offers) {
    const { row, hired } = offer;
    if (hired) apply(offer, hired, { status: 'Hired', until: earlier(row.expires_at ?? now, now) });
  }
  const demoLooks: More[] = [
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
  const introduced = (hours: number): More => ({
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
    (one) => one.place === accounts.jobSeeker.place && paidAt(one) && suits(one, accounts.jobSeeker),
  );
  const looks: { status: StatusName; ago: number; unread?: boolean }[] = [
    { status: 'In discussion', ago: 2 * day, unread: true },
    { status: 'New', ago: 3 * hour, unread: true },
    { status: 'Interview planned', ago: 6 * day },
    { status: 'Rejected', ago: 25 * day },
    { status: 'In discussion', ago: 40 * hour, unread: true },
  ];
  for (const { status, ago, unread } of looks) {
    const at = before(now, ago);
    const unreadBy = unread ? 'jobSeeker' : undefined;
    neighbours.some((one) => {
      const paid = paidAt(one);
      return paid && paid.to >= now && meet(one, accounts.jobSeeker, { status, at, unreadBy });
    });
  }
  for (const one of neighbours.slice(-2)) meet(one, accounts.jobSeeker, introduced(14));
  // And has applied for some offers.
  const own = open.filter(
    ({ row, job }) => row.city_id === accounts.jobSeeker.row.city_id && job === accounts.jobSeeker.job,
  );
  fillUp(4, (at) => own[at] !== undefined && apply(random.pick(own), accounts.jobSeeker));
  const ofAccounts = open.filter(({ employer }) => employer === accounts.employer || employer === accounts.premium);
  for (const offer of ofAccounts) fillUp(3, () => applySomeone(offer));

  const guests = people.employers.filter(({ row }) => row.login_email === null);
  for (const guest of guests) fillUp(1, () => meetSomeone(guest));
  const regulars = people.employers.filter(
    (one) => !guests.includes(one) && one !== accounts.premium && one !== accounts.employer,
  );
  const paying = regulars.filter(paidAt);
  const introduce = (pending: boolean) => () =>
    meetSomeone(random.pick(regulars), {
      introducedBy: random.pick(people.admins).id,
      ...(pending ? { pending, status: null, at: between(random, before(now, 12 * day), before(now, hour)) } : {}),
    });
  fillUp(counts.applications, () => applySomeone(random.pick(open)));
  fillUp(counts.introduced, introduce(false));
  fillUp(counts.pending, introduce(true));
  const requests = meetings.filter(({ isAsked }) => isAsked).length;
  fillUp(counts.requests - requests, () => meetSomeone(random.pick(random.chance(0.75) ? paying : regulars)));
  return meetings;
}

/** Tries until it has worked `count` times, or often enough to see that it does not. */
function fillUp(count: number, attempt: (at: number) => boolean): void {
  let done = 0;
  for (let tries = 0; done < count && tries < count * 30; tries += 1) if (attempt(done)) done += 1;
}

/** An introduction is taken up some hours later, if the subscription lasts so long; a request at once. */
export const activation = ({ introducedBy, at, until }: Meeting): Date =>
  introducedBy === null ? at : later(at, earlier(after(at, 7 * hour), before(until, 4 * minute)));
