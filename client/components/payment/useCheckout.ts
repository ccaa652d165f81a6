import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import type { RecurringMode, useCheckoutMutation } from './__generated__/useCheckoutMutation.graphql.ts';
import type { PaymentOutcome, Purchase } from './usePayment.ts';

/** Where the card is entered on the provider's own page: resolves once the browser is on its way there. */
export function useCheckout({ chat, cityId, returnPath }: Omit<Purchase, 'recurringMode'>) {
  const environment = useRelayEnvironment();
  const [startCheckout] = useAction<useCheckoutMutation>(graphql`
    mutation useCheckoutMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        ... on StartCheckoutPayload @alias(as: "success") {
          redirectUrl
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
          ... on PaymentFailed {
            reason
          }
        }
      }
    }
  `);

  return async function checkout(recurringMode: RecurringMode): Promise<PaymentOutcome> {
    const result = await startCheckout({ input: { chat, cityId, returnPath, recurringMode } });
    if (!result.ok) return { kind: 'refused', message: result.message, reason: result.reason, field: null };
    const { redirectUrl } = result.success;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return { kind: 'leaving' };
    }
    // Paid meanwhile, in another tab.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  };
}
