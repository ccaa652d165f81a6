import { Carousel } from '../../ui/display/Carousel.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';
import { clients } from './voices.ts';

/** Logos of employers (spec 001 §9: one at a time on phones, three from 768 px, five from 1440 px). */
export function Clients() {
  return (
    <Section title="Companies that hire by the hour">
      <Carousel
        label="Clients"
        many
        slides={clients.map(({ name, line, sign }) => ({
          id: name,
          content: (
            <div className={styles.client}>
              <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.sign}>
                <path d={sign} />
              </svg>
              <span>
                <strong className={styles.clientName}>{name}</strong>
                <span className={styles.clientLine}>{line}</span>
              </span>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
