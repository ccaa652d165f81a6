import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { useCheckoutMutation } from '../../../__generated__/useCheckoutMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { PaymentOutcome, Purchase, ShownPlan } from './usePayment.ts';

/** Pays on the provider's page. Resolves once the browser is leaving for it. */
export function useCheckout({ chat, cityId, returnPath }: Pick<Purchase, 'chat' | 'cityId' | 'returnPath'>) {
  const environment = useRelayEnvironment();
  const [startCheckout] = useAction<useCheckoutMutation>(graphql`
    mutation useCheckoutMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        ... on StartCheckoutPayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  return async function checkout({ recurringMode, amount, currency }: ShownPlan): Promise<PaymentOutcome> {
    const result = await startCheckout({ input: { chat, cityId, returnPath, recurringMode, amount, currency } });
    if (!result.ok) {
      const isPriceChanged = result.type === 'PriceChanged';
      return { kind: 'refused', message: result.message, reason: result.reason, field: null, isPriceChanged };
    }
    const { redirectUrl } = result.success;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return { kind: 'leaving' };
    }
    // It was paid in another tab in the meantime.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  };
}
