import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { classNames } from '../../ui/base/classNames.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

// What the first pages of both sides share.

const doors = [
  { id: 'hire', label: 'I need to hire', href: paths.home.to() },
  { id: 'work', label: 'I’m looking for work', href: paths.findWork.to() },
] as const;

/** The two sides of the marketplace, for visitors: links between their first pages. */
export function AudienceTabs({ open }: { open: (typeof doors)[number]['id'] }) {
  return (
    <nav aria-label="What brings you here?">
      <ul className={styles.doors}>
        {doors.map(({ id, label, href }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={id === open ? 'page' : undefined}
              className={classNames(styles.door, id === open && styles.open)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The steps of one side of the marketplace. */
export function HowItWorks({ lead, steps }: { lead: ReactNode; steps: readonly { title: string; text: string }[] }) {
  return (
    <Section title="How it works" lead={lead}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** As large as the search. */
export function HeroSkeleton() {
  return (
    <Loading>
      <Hero>
        <SkeletonBlock className={styles.sentence} />
        <SkeletonBlock className={styles.sentence} />
        <SkeletonBlock className={styles.lead} />
      </Hero>
    </Loading>
  );
}
