import type { User } from '../../../generated/prisma/client.ts';

/** When a person was last on the site, so coarsely that it tells no habits. */
export type LastActive = 'TODAY' | 'THIS_WEEK' | 'THIS_MONTH';

const dayMs = 86_400_000;

/** The longest time since then, in milliseconds. Longer ones are not told. */
const longest: readonly [LastActive, number][] = [
  ['TODAY', dayMs],
  ['THIS_WEEK', 7 * dayMs],
  ['THIS_MONTH', 30 * dayMs],
];

/** Null for people who have been away for more than 30 days, or were never seen. */
export function lastActive({ lastSeenAt }: Pick<User, 'lastSeenAt'>, now: Date): LastActive | null {
  if (lastSeenAt === null) return null;
  const since = now.getTime() - lastSeenAt.getTime();
  return longest.find(([, most]) => since <= most)?.[0] ?? null;
}
