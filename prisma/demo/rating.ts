import type { Random } from './random.ts';
import type { ChatRow, MessageRow, RatingRow, UserRow } from './rows.ts';
import { between } from './timeline.ts';
import { ratingReplies, ratingTexts } from './words/ratings.ts';

/** The part of the chats with both sides writing after which the employer rates. */
const ratedShare = 0.7;
const repliedShare = 0.3;

/** What employers with an account say after chats in which both have written. */
export function generateRatings(
  seed: Random,
  users: readonly UserRow[],
  chats: readonly ChatRow[],
  messages: readonly MessageRow[],
  now: Date,
): RatingRow[] {
  const random = seed.fork('ratings');
  const withAccount = new Set(users.filter(({ login_email }) => login_email !== null).map(({ id }) => id));
  const lastOf = new Map<string, Date>();
  for (const { chat_id, user_id, created_at } of messages) lastOf.set(`${chat_id} ${user_id}`, created_at);
  return chats
    .flatMap(({ id, kind, open, employer_id, job_seeker_id }) => {
      const wrote = [employer_id, job_seeker_id].map((user) => lastOf.get(`${id} ${user}`));
      if (kind !== 'CONTACT' || !open || employer_id === null || job_seeker_id === null) return [];
      if (!withAccount.has(employer_id) || wrote.includes(undefined) || random.next() > ratedShare) return [];
      const latest = new Date(Math.max(...wrote.map((at) => at?.getTime() ?? 0)));
      const chance = random.next();
      const stars: RatingRow['stars'] = chance < 0.6 ? 5 : chance < 0.92 ? 4 : 3;
      const created_at = between(random, latest, now);
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
