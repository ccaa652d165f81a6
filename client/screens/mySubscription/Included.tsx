import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { paths } from '../../app/paths.ts';
import { included } from '../../features/billing/view/included.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './MySubscription.module.css';

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
            Without an account, you have access from this browser for an hour.{' '}
            <Link href={paths.createPassword.to()}>Create a password</Link> to keep your chats and subscription.
          </>
        ) : (
          <>
            Questions about a payment? <Link href={paths.help.to()}>Search the help</Link>.
          </>
        )}
      </p>
    </section>
  );
}
