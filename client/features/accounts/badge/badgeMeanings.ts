import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';

/** What was done for each badge. A file of its own, because cards need the words only. */
export const badgeMeanings: Record<BadgeKind, string> = {
  EMAIL: 'The person has confirmed the email address with a code or a link that we mailed to it.',
  PHONE: 'The person has typed a code that we texted to the number. Another number takes the badge away.',
  IDENTITY: 'Someone from our team has checked who the person is. Another name or company takes the badge away.',
};
