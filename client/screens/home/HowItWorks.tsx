import type { ReactNode } from 'react';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

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
