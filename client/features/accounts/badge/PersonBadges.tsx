import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';
import { VerifiedBadge } from '../../../ui/display/Badge.tsx';
import { badgeWords } from './badgeWords.ts';

/** What was verified of a person. Renders nothing if there is nothing. */
export const PersonBadges = ({ badges }: { badges: readonly BadgeKind[] }) =>
  badgeWords(badges).map((text) => <VerifiedBadge key={text}>{text}</VerifiedBadge>);
