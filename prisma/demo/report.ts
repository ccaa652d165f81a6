import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { JobOfferRow, MessageRow, ReportRow } from './rows.ts';
import { before, day, hour } from './timeline.ts';

const resolvedShare = 0.4;

/** Reports about a few profiles, offers and messages; some are resolved. */
export function generateReports(
  seed: Random,
  people: People,
  offers: readonly JobOfferRow[],
  messages: readonly MessageRow[],
  now: Date,
): ReportRow[] {
  const random = seed.fork('reports');
  const reporters = people.employers.filter(({ row }) => row.login_email !== null).map(({ row }) => row.id);
  const seekers = new Set(people.jobSeekers.map(({ row }) => row.id));
  const profiles = random
    .sample(
      people.jobSeekers.filter(({ row }) => row.active),
      4,
    )
    .map(({ row }) => ({ kind: 'PROFILE' as const, user_id: row.id, job_offer_id: null, message_id: null }));
  const reportedOffers = random
    .sample(
      offers.filter(({ state }) => state === 'ACTIVE'),
      3,
    )
    .map((offer) => ({
      kind: 'JOB_OFFER' as const,
      user_id: offer.employer_id,
      job_offer_id: offer.id,
      message_id: null,
    }));
  const reportedMessages = random
    .sample(
      messages.filter(({ user_id, type }) => seekers.has(user_id) && type === 'TEXT'),
      3,
    )
    .map((message) => ({
      kind: 'MESSAGE' as const,
      user_id: message.user_id,
      job_offer_id: null,
      message_id: message.id,
    }));
  const subjects = [...profiles, ...reportedOffers, ...reportedMessages];
  return random
    .sample(subjects, subjects.length)
    .map((subject, at) => {
      const created_at = before(now, (12 - at) * day + 3 * hour);
      const isResolved = random.chance(resolvedShare);
      const [reason, text] = random.pick(complaints);
      return {
        ...subject,
        reason,
        text,
        reporter_id: random.chance(0.7) ? random.pick(reporters.filter((id) => id !== subject.user_id)) : null,
        reporter_key: `demo ${at}`,
        state: isResolved ? ('DISMISSED' as const) : ('OPEN' as const),
        note: isResolved ? 'Looked at it: all is well.' : null,
        resolver_id: isResolved ? people.accounts.admin.id : null,
        resolved_at: isResolved ? before(now, (11 - at) * day) : null,
        created_at,
      };
    })
    .map((row, at) => ({ id: at + 1, ...row }));
}

const complaints = [
  ['SPAM', null],
  ['FALSE', 'The certificate that is named does not exist.'],
  ['OFFENSIVE', 'Became rude when I asked about the schedule.'],
  ['FRAUD', 'Wanted to be paid before the first day.'],
  ['OTHER', 'This seems to be a copy of another profile.'],
] as const;
