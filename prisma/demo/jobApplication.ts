import type { Random } from './random.ts';
import type { ChatRow, JobApplicationRow, JobOfferRow, MessageRow } from './rows.ts';
import { between, later } from './timeline.ts';

/** The part of the chats in which a job seeker has applied for an offer of that employer. */
const appliedShare = 0.6;

/** Applications in the chats of employers with active offers. Those that the employer has not answered are new. */
export function generateJobApplications(
  seed: Random,
  chats: readonly ChatRow[],
  messages: readonly MessageRow[],
  offers: readonly JobOfferRow[],
  now: Date,
): JobApplicationRow[] {
  const random = seed.fork('applications');
  return chats
    .flatMap(({ id: chat_id, kind, open, employer_id, job_seeker_id, created_at: opened }) => {
      if (kind !== 'CONTACT' || !open || job_seeker_id === null) return [];
      const [offer] = random.sample(
        offers.filter((one) => one.state === 'ACTIVE' && one.employer_id === employer_id),
        1,
      );
      if (!offer || random.next() > appliedShare) return [];
      const created_at = between(random, later(opened, offer.created_at), now);
      const isAnswered = messages.some(
        (message) => message.chat_id === chat_id && message.user_id === employer_id && message.created_at > created_at,
      );
      const decided = random.next();
      const state: JobApplicationRow['state'] = !isAnswered
        ? 'NEW'
        : decided < 0.7
          ? 'IN_TALK'
          : decided < 0.85
            ? 'HIRED'
            : 'DECLINED';
      const times = { created_at, updated_at: created_at };
      return [{ id: 0, job_offer_id: offer.id, job_seeker_id, chat_id, state, ...times }];
    })
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ ...row, id: at + 1 }));
}
