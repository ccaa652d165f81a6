import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

const steps = [
  {
    title: 'Find',
    text: 'Choose a job and a city. Everybody you see looks for work there now, with the lowest hourly rate they work for.',
  },
  {
    title: 'Contact',
    text: 'Leave an email or a WhatsApp number and say what the work is about. No account is needed.',
  },
  {
    title: 'Agree',
    text: 'Talk in a chat, with pictures and documents if you like. What you pay is between the two of you.',
  },
];

/** The way from the search to somebody who works. */
export function HowItWorks() {
  return (
    <Section
      title="How it works"
      lead="Looking around costs nothing. A subscription opens the chat, and ends in two clicks."
    >
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
