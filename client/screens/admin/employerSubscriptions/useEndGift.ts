import { graphql } from 'react-relay';
import type { useEndGiftMutation } from '../../../__generated__/useEndGiftMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/** Returns a function that ends a gift before its last day, after a confirmation. `id` is the subscription's global id. */
export function useEndGift(): (id: string, employerName: string) => Promise<void> {
  const refetch = useRefetchPage();
  const [endGift] = useAction<useEndGiftMutation>(graphql`
    mutation useEndGiftMutation($input: EndGrantedSubscriptionInput!) {
      endGrantedSubscription(input: $input) {
        ... on EndGrantedSubscriptionPayload @alias(as: "success") {
          subscription {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return async (id, employerName) => {
    const ended = await confirm({
      title: 'End subscription',
      text: `${employerName} loses premium access now.`,
      destructive: true,
      action: async () => {
        const result = await endGift({ input: { subscription: id } });
        if (result.ok) await refetch();
        return result;
      },
    });
    if (ended) showToast('Subscription ended.');
  };
}
