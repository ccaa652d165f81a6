import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { wordsOfBadge } from '../../../features/accounts/badge/badgeWords.ts';

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
  return dated.flatMap(([badge, at]) => (at ? [`${wordsOfBadge[badge]} ${formatDay(at)}`] : []));
}
