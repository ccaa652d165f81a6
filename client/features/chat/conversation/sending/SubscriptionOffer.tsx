import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { graphql, useFragment } from 'react-relay';
import type { SubscriptionOffer_chat$key } from '../../../../__generated__/SubscriptionOffer_chat.graphql.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { isolated } from '../../../../ui/text/isolated.ts';
import { cancelAnyTimeText } from '../../../billing/payment/price.ts';
import { useSubscriptionChanges } from '../../../billing/subscription/useSubscriptionChanges.ts';
import styles from './SubscriptionOffer.module.css';

/** The main ones of the subscription's page, in few words. */
const benefits = ['Message every job seeker you contact', 'Send images and documents', 'Get introduced by our team'];

/** In the place of the composer: what writing needs and costs. */
export function SubscriptionOffer({
  chat: key,
  kept,
  onSubscribe,
  onChanged,
}: {
  chat: SubscriptionOffer_chat$key;
  /** What was written already. */
  kept: string;
  onSubscribe: () => void;
  /** A subscription of the viewer has begun elsewhere, as in another tab or at the bank. */
  onChanged: () => void;
}) {
  const { subscriptionOptions } = useFragment(
    graphql`
      fragment SubscriptionOffer_chat on Chat {
        subscriptionOptions(withPass: true) {
          recurringMode
          currency
          price
        }
      }
    `,
    key,
  );
  useSubscriptionChanges(onChanged);
  const price = cancelAnyTimeText(subscriptionOptions ?? []);
  return (
    <section aria-label="Subscription" className={styles.offer}>
      <div>
        <p className={styles.title}>Subscribe to send messages</p>
        {price && <p className={styles.price}>{price}</p>}
        {kept && (
          <p dir="auto" className={styles.kept}>
            Your message is kept: {isolated(kept)}
          </p>
        )}
      </div>
      <Button onClick={onSubscribe}>Subscribe</Button>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={IconCheck} size={18} className={styles.tick} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
