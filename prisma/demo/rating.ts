import type { Random } from './random.ts';
import type { ChatRow, MessageRow, RatingRow, UserRow } from './rows.ts';
import { between } from './timeline.ts';
import { ratingReplies, ratingTexts } from './words/ratings.ts';

/** The part of the chats of people who were hired, after which the employer rates. */
const ratedShare = 0.9;
const repliedShare = 0.3;

/** What employers with an account say of people whom they have hired, if both have written. */
export function generateRatings(
  seed: Random,
  users: readonly UserRow[],
  chats: readonly ChatRow[],
  messages: readonly MessageRow[],
  now: Date,
): RatingRow[] {
  const random = seed.fork('ratings');
  const withAccount = new Set(users.filter(({ login_email }) => login_email !== null).map(({ id }) => id));
  const wrote = new Set(messages.map(({ chat_id, user_id }) => `${chat_id} ${user_id}`));
  return chats
    .flatMap(({ id, outcome, outcome_at, employer_id, job_seeker_id }) => {
      if (outcome !== 'HIRED' || outcome_at === null || employer_id === null || job_seeker_id === null) return [];
      if (![employer_id, job_seeker_id].every((user) => wrote.has(`${id} ${user}`))) return [];
      if (!withAccount.has(employer_id) || random.next() > ratedShare) return [];
      const chance = random.next();
      const stars: RatingRow['stars'] = chance < 0.6 ? 5 : chance < 0.92 ? 4 : 3;
      const created_at = between(random, outcome_at, now);
      const reply = random.next() < repliedShare ? random.pick(ratingReplies) : null;
      return [
        {
          id: 0,
          employer_id,
          job_seeker_id,
          stars,
          text: random.pick(ratingTexts[stars]),
          created_at,
          changed_at: created_at,
          reply,
          replied_at: reply === null ? null : between(random, created_at, now),
        },
      ];
    })
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row, at) => ({ ...row, id: at + 1 }));
}
