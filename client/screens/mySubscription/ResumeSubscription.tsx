import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { ResumeSubscription_subscription$key } from '../../__generated__/ResumeSubscription_subscription.graphql.ts';
import type { ResumeSubscriptionMutation } from '../../__generated__/ResumeSubscriptionMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { showToast } from '../../ui/display/toasts.ts';

/** Takes a cancellation back. */
export function ResumeSubscription({ subscription: key }: { subscription: ResumeSubscription_subscription$key }) {
  const { id } = useFragment(
    graphql`
      fragment ResumeSubscription_subscription on EmployerSubscription {
        id
      }
    `,
    key,
  );
  const [resume, resuming] = useAction<ResumeSubscriptionMutation>(graphql`
    mutation ResumeSubscriptionMutation($input: ResumeSubscriptionInput!) {
      resumeSubscription(input: $input) {
        ... on ResumeSubscriptionPayload @alias(as: "success") {
          subscription {
            currentPeriodEnd
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function press() {
    const result = await resume({ input: { subscription: id } });
    if (result.ok)
      showToast(`Subscription resumed. It renews on ${formatDay(result.success.subscription.currentPeriodEnd)}.`);
    else showToast(result.message, 'warning');
  }

  return (
    <Button loading={resuming} onClick={() => void press()}>
      Resume subscription
    </Button>
  );
}
