import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { ChatRow, JobOfferRow, MessageRow, ReportRow } from './rows.ts';
import { after, before, day, hour } from './timeline.ts';

const resolvedShare = 0.4;

/** Reports about a few profiles, offers and messages; some are resolved. */
export function generateReports(
  seed: Random,
  people: People,
  offers: readonly JobOfferRow[],
  chats: readonly ChatRow[],
  messages: readonly MessageRow[],
  now: Date,
): ReportRow[] {
  const random = seed.fork('reports');
  // What is reported was there before the first report.
  const [first, latest] = [before(now, 12 * day), before(now, 13 * day)];
  const reporters = people.employers
    .filter(({ row }) => row.login_email !== null && row.created_at < latest)
    .map(({ row }) => row.id);
  const employerOf = new Map(chats.map(({ id, employer_id }) => [id, employer_id]));
  const nothing = { user_id: 0, job_offer_id: null, message_id: null };
  const profiles = random
    .sample(
      people.jobSeekers.filter(({ row }) => row.active && row.updated_at < latest),
      4,
    )
    .map(({ row }) => ({ ...nothing, kind: 'PROFILE' as const, user_id: row.id, reporters }));
  const reportedOffers = random
    .sample(
      offers.filter(({ state, created_at }) => state === 'ACTIVE' && created_at < latest),
      3,
    )
    .map(({ id, employer_id }) => ({
      ...nothing,
      kind: 'JOB_OFFER' as const,
      user_id: employer_id,
      job_offer_id: id,
      reporters: reporters.filter((one) => one !== employer_id),
    }));
  // Only the other one of a chat can report what is written in it.
  const reportedMessages = messages.flatMap(({ id, chat_id, user_id, type, created_at }) => {
    const reader = employerOf.get(chat_id) ?? null;
    if (reader === null || reader === user_id || type !== 'TEXT' || created_at >= latest) return [];
    return reporters.includes(reader)
      ? { ...nothing, kind: 'MESSAGE' as const, user_id, message_id: id, reporters: [reader] }
      : [];
  });
  const subjects = [...profiles, ...reportedOffers, ...random.sample(reportedMessages, 3)];
  return random
    .sample(subjects, subjects.length)
    .map(({ reporters: able, ...subject }, at) => {
      const isResolved = random.chance(resolvedShare);
      const [reason, text] = random.pick(complaints[subject.kind]);
      return {
        ...subject,
        reason,
        text,
        reporter_id: subject.kind === 'MESSAGE' || random.chance(0.7) ? random.pick(able) : null,
        reporter_key: `demo ${at}`,
        state: isResolved ? ('DISMISSED' as const) : ('OPEN' as const),
        note: isResolved ? 'Looked at it: all is well.' : null,
        resolver_id: isResolved ? people.accounts.admin.id : null,
        resolved_at: isResolved ? after(first, (at + 1) * day) : null,
        created_at: after(first, at * day + 3 * hour),
      };
    })
    .map((row, at) => ({ id: at + 1, ...row }));
}

const complaints: Record<ReportRow['kind'], readonly (readonly [ReportRow['reason'], string | null])[]> = {
  PROFILE: [
    ['SPAM', null],
    ['FALSE', 'The certificate that is named does not exist.'],
    ['OTHER', 'This seems to be a copy of another profile.'],
  ],
  JOB_OFFER: [
    ['SPAM', null],
    ['FRAUD', 'Wanted to be paid before the first day.'],
  ],
  MESSAGE: [['OFFENSIVE', 'Became rude when I asked about the schedule.']],
};
