import type { BadgeKind } from '../../../../server/domain/accounts/badge/badge.input.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { VerifiedBadge } from '../../../ui/display/Badge.tsx';
import { badgeWords } from './badgeWords.ts';
import styles from './PersonBadges.module.css';

/** What was verified of a person. Renders nothing if there is nothing. */
export const PersonBadges = ({ badges }: { badges: readonly BadgeKind[] }) =>
  badgeWords(badges).map((text) => <VerifiedBadge key={text}>{text}</VerifiedBadge>);

/** Beside badges: what they mean, and what is not checked. */
export const BadgesLink = () => (
  <Link href={`${paths.howWeCheckPeople.to()}#badges`} className={styles.link}>
    How we check people
  </Link>
);
