import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';

/** What was done for each badge. A file of its own, because cards need the words only. */
export const badgeMeanings: Record<BadgeKind, string> = {
  EMAIL: 'The person has confirmed the email address with a code or a link that we emailed to it.',
  PHONE: 'The person has entered a code that we texted to the number. Changing the number removes the badge.',
  IDENTITY: 'Our team has checked who the person is. Changing the name or company removes the badge.',
};
