import type { BadgeKind } from '../../../server/domain/badge/badge.input.ts';
import { formatDay } from '../../../server/domain/format/date.ts';

const words: Record<BadgeKind, string> = {
  EMAIL: 'Email verified',
  PHONE: 'Phone verified',
  IDENTITY: 'Identity checked',
};

export const badgeWords = (badges: readonly BadgeKind[]): string[] => badges.map((badge) => words[badge]);

/** On a card. Accounts begin with a confirmed email, so that alone is no distinction. */
export const cardBadges = (badges: readonly BadgeKind[]): string[] =>
  badges.some((badge) => badge !== 'EMAIL') ? badgeWords(badges) : [];

type Time = string | null | undefined;
type Dates = { emailVerifiedAt?: Time; phoneVerifiedAt?: Time; identityCheckedAt?: Time };

/** For admins, as on a card, with the days. */
export function verifiedWithDates({ emailVerifiedAt, phoneVerifiedAt, identityCheckedAt }: Dates): string[] {
  if (!phoneVerifiedAt && !identityCheckedAt) return [];
  const dated: [BadgeKind, Time][] = [
    ['EMAIL', emailVerifiedAt],
    ['PHONE', phoneVerifiedAt],
    ['IDENTITY', identityCheckedAt],
  ];
  return dated.flatMap(([badge, at]) => (at ? [`${words[badge]} ${formatDay(at)}`] : []));
}
