import { graphql, useFragment } from 'react-relay';
import type { SubscriptionOffer_chat$key } from '../../../../__generated__/SubscriptionOffer_chat.graphql.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { cancelAnyTimeText } from '../../../billing/payment/price.ts';
import { useSubscriptionChanges } from '../../../billing/subscription/useSubscriptionChanges.ts';
import { ComposerOffer } from '../../view/ComposerOffer.tsx';

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
