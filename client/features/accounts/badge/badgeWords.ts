import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';

export const wordsOfBadge: Record<BadgeKind, string> = {
  EMAIL: 'Email verified',
  PHONE: 'Phone verified',
  IDENTITY: 'Identity checked',
};

export const badgeWords = (badges: readonly BadgeKind[]): string[] => badges.map((badge) => wordsOfBadge[badge]);

/** On a card. Accounts begin with a confirmed email, so that alone is no distinction. */
export const cardBadges = (badges: readonly BadgeKind[]): string[] =>
  badges.some((badge) => badge !== 'EMAIL') ? badgeWords(badges) : [];
