import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubscriptionOffer_chat$key } from '../../../../__generated__/SubscriptionOffer_chat.graphql.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { cancelAnyTimeText } from '../../../billing/payment/price.ts';
import { useSubscriptionChanges } from '../../../billing/subscription/useSubscriptionChanges.ts';
import styles from './SubscriptionOffer.module.css';

/** The main ones of the subscription's page, in few words. */
const benefits = ['Message every job seeker you contact', 'Send images and documents', 'Get introduced by our team'];

/** Tells an employer what writing needs and costs, before a message is written. */
export function SubscriptionOffer({
  id,
  chat: key,
  onSubscribe,
  onChanged,
}: {
  /** Of its main text. */
  id: string;
  chat: SubscriptionOffer_chat$key;
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
  return (
    <ComposerOffer
      id={id}
      label="Subscription"
      title="Subscribe to send messages"
      price={cancelAnyTimeText(subscriptionOptions ?? [])}
      benefits={benefits}
      action={
        <Button size="small" onClick={onSubscribe}>
          Subscribe
        </Button>
      }
    />
  );
}

/** Above a Composer: what has to be bought before writing. */
function ComposerOffer({
  id,
  label,
  title,
  price,
  benefits,
  action,
}: {
  /** Of the title and the price, for the field's `describedBy`. */
  id: string;
  /** Names the region for screen readers. */
  label: string;
  title: string;
  price?: string | undefined;
  /** Not shown in low windows and above a phone's keyboard. */
  benefits: readonly string[];
  action: ReactNode;
}) {
  return (
    <section aria-label={label} className={styles.offer}>
      <div id={id}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
      {action}
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
