import { useCallback, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { paymentFailed } from '../../../server/domain/subscription/subscription.input.ts';
import { useAction } from '../../relay/useAction.ts';
import type { CardValues } from '../../ui/payment/card.ts';
import { randomKey } from '../randomKey.ts';
import type { ChatReference, RecurringMode, usePaymentMutation } from './__generated__/usePaymentMutation.graphql.ts';
import { createPaymentMethod, type PaymentProviderAccess } from './createPaymentMethod.ts';

export interface Purchase {
  /** What it is bought for; null: for itself. */
  chat: ChatReference | null;
  /** Integer id; decides the currency. */
  cityId: number | null;
  /** What is chosen at the start, in place of the first option. */
  recurringMode?: RecurringMode;
  /** Where the bank's page leads back to: a path of ours. */
  returnPath: string;
}

export type PaymentOutcome =
  | { kind: 'paid' }
  /** The bank decides later. */
  | { kind: 'waiting' }
  /** The bank's page is on its way. */
  | { kind: 'leaving' }
  | { kind: 'refused'; message: string; reason: string | null; field: keyof CardValues | null };

interface Attempt {
  key: string;
  paymentMethodId: string;
}

/** Failures after which it is not known whether the card was charged: the same attempt finds out. */
const openEnds = new Set(['NetworkError', 'Unavailable']);

/**
 * `pay` resolves to how it ended. Trying again after a lost answer continues the same attempt and never charges twice;
 * `change` is to be called when the card or the option has become another.
 */
export function usePayment({ chat, cityId, returnPath }: Omit<Purchase, 'recurringMode'>) {
  const environment = useRelayEnvironment();
  const attempt = useRef<Attempt | null>(null);
  const [subscribe] = useAction<usePaymentMutation>(graphql`
    mutation usePaymentMutation($input: SubscribeInput!) {
      subscribe(input: $input) {
        ... on SubscribePayload @alias(as: "success") {
          status
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

  const change = useCallback(() => {
    attempt.current = null;
  }, []);

  async function pay(
    access: PaymentProviderAccess & { supportEmail: string },
    recurringMode: RecurringMode,
    card: CardValues,
  ): Promise<PaymentOutcome> {
    let current = attempt.current;
    if (!current) {
      const method = await createPaymentMethod(access, card);
      if (!method.ok) return { kind: 'refused', message: paymentFailed(access.supportEmail), ...method };
      current = { key: randomKey(), paymentMethodId: method.id };
      attempt.current = current;
    }
    const result = await subscribe({
      input: {
        chat,
        cityId,
        returnPath,
        recurringMode,
        attemptKey: current.key,
        paymentMethodId: current.paymentMethodId,
      },
    });
    if (!result.ok) {
      if (!openEnds.has(result.type)) attempt.current = null;
      return { kind: 'refused', message: result.message, reason: result.reason, field: null };
    }
    const { status, redirectUrl } = result.success;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return { kind: 'leaving' };
    }
    if (status === 'INCOMPLETE') return { kind: 'waiting' };
    // Everything that was read says what somebody without a subscription may do.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  }

  return { pay, change };
}
