import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './MySubscription.module.css';

const included = [
  'Write to every job seeker you contact, in every city',
  'Send pictures and documents, and see when they were read',
  'Be introduced to candidates by our team',
  'An invoice for every payment',
  'Cancel in two clicks: it stays until the end of the period that is paid',
];

/** What one pays for. */
export function Included({ isGuest }: { isGuest: boolean }) {
  return (
    <section aria-labelledby="included">
      <Card>
        <h2 id="included" className={styles.heading}>
          What a subscription includes
        </h2>
        <ul className={styles.included}>
          {included.map((text) => (
            <li key={text}>
              <Icon of={IconCheck} size={20} className={styles.tick} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.fine}>
        {isGuest ? (
          <>
            This browser knows you for an hour. <Link href={paths.signUpAsEmployer.to()}>Sign up</Link> to come back to
            your subscription at any time.
          </>
        ) : (
          <>
            Questions about a payment? <Link href={paths.chatWithAdmin.to()}>Write to us</Link>.
          </>
        )}
      </p>
    </section>
  );
}
