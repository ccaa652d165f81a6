import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconClockHour3 } from '@tabler/icons-react/dist/esm/icons/IconClockHour3.mjs';
import { __iconNode as IconRosetteDiscountCheck } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { __iconNode as IconSparkles } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { __iconNode as IconVideo } from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import { type Drawing, Icon } from '../base/Icon.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'green' | 'warm' | 'solid';

/** A short label. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: Drawing;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span data-badge className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon of={icon} size={15} />}
      <bdi>{children}</bdi>
    </span>
  );
}

export function VideoBadge({ className }: { className?: string | undefined }) {
  return (
    <Badge tone="solid" icon={IconVideo} className={className}>
      Video
    </Badge>
  );
}

export function PremiumBadge() {
  return (
    <Badge tone="green" icon={IconSparkles}>
      Premium
    </Badge>
  );
}

/** The same after a name in a dense table, on the line of its last word. */
export function PremiumMark() {
  return (
    <>
      {'\u00a0'}
      <span data-badge className={styles.mark} title="Premium">
        <Icon of={IconSparkles} size={16} />
        <VisuallyHidden>Premium</VisuallyHidden>
      </span>
    </>
  );
}

/** What was verified, after a name: one small mark with all of it. */
export function VerifiedMark({ what }: { what: readonly string[] }) {
  if (what.length === 0) return null;
  return (
    <>
      {'\u00a0'}
      <span data-badge className={styles.mark} title={what.join(', ')}>
        <Icon of={IconRosetteDiscountCheck} size={18} />
        <VisuallyHidden>{what.join(', ')}</VisuallyHidden>
      </span>
    </>
  );
}

export function VerifiedBadge({ children = 'Verified' }: { children?: ReactNode }) {
  return (
    <Badge tone="green" icon={IconRosetteDiscountCheck}>
      {children}
    </Badge>
  );
}

/** Renders nothing if neither is offered. */
export function AvailabilityBadges({ partTime, fullTime }: { partTime: boolean; fullTime: boolean }) {
  return (
    <>
      {partTime && <Badge icon={IconClockHour3}>Part-time</Badge>}
      {fullTime && <Badge icon={IconBriefcase}>Full-time</Badge>}
    </>
  );
}

/** Several badges in a cell of a table, close together. */
export const Badges = ({ children }: { children: ReactNode }) => <span className={styles.badges}>{children}</span>;
