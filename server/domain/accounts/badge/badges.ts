import type { User } from '../../../generated/prisma/client.ts';
import type { BadgeKind } from './badge.input.ts';

/** The columns that badges follow from. */
export const badgeColumns = { emailVerified: true, phoneVerifiedAt: true, identityCheckedAt: true } as const;

export const badgesOf = (person: Pick<User, keyof typeof badgeColumns>): BadgeKind[] => [
  ...(person.emailVerified ? (['EMAIL'] as const) : []),
  ...(person.phoneVerifiedAt ? (['PHONE'] as const) : []),
  ...(person.identityCheckedAt ? (['IDENTITY'] as const) : []),
];
