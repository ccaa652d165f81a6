import { Section } from '../../ui/layout/Section.tsx';
import styles from './HomeScreen.module.css';

const steps = [
  {
    title: 'Find',
    text: 'Choose a job and a city. Compare job seekers by rate, experience and availability.',
  },
  {
    title: 'Contact',
    text: 'Leave an email or a WhatsApp number and describe the work. No account needed.',
  },
  {
    title: 'Agree',
    text: 'Settle the details in chat. You pay the job seeker directly, and we take no commission.',
  },
];

/** The steps from the search to the hire. */
export function HowItWorks() {
  return (
    <Section title="How it works" lead="Browsing is free. Subscribe to chat. Cancel any time.">
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
