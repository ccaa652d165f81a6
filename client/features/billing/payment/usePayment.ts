import { useCallback, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { paymentFailed } from '../../../../server/domain/billing/provider/subscription.input.ts';
import type {
  ChatReference,
  RecurringMode,
  usePaymentMutation,
} from '../../../__generated__/usePaymentMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { randomKey } from '../../core/randomKey.ts';
import type { CardValues } from '../view/card.ts';
import { createPaymentMethod, type PaymentProviderAccess } from './createPaymentMethod.ts';

export interface Purchase {
  /** The chat that needs the subscription; null if there is none. */
  chat: ChatReference | null;
  /** Integer id; decides the currency. */
  cityId: number | null;
  /** The job seeker to whom the payer wants to write. */
  person?: { name: string; photoUri?: string | null } | null;
  /** The option chosen at first; otherwise the first one. */
  recurringMode?: RecurringMode;
  /** The path that the bank's page returns to. */
  returnPath: string;
}

export type PaymentOutcome =
  | { kind: 'paid' }
  /** The bank decides later. */
  | { kind: 'waiting' }
  /** The browser is leaving for the bank's page. */
  | { kind: 'leaving' }
  | {
      kind: 'refused';
      message: string;
      reason: string | null;
      field: keyof CardValues | null;
      /** Another price was shown than the one of today. */
      isPriceChanged?: boolean;
    };

/** The plan that was chosen, at the price that was shown. */
export interface ShownPlan {
  readonly recurringMode: RecurringMode;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
}

interface Attempt {
  key: string;
  paymentMethodId: string;
}

/** Failures that leave open whether the card was charged. Repeating the same attempt finds out. */
const openEnds = new Set(['NetworkError', 'Unavailable']);

/**
 * `pay` resolves to the outcome. After a lost answer it continues the same attempt and never charges twice. Call `change`
 * when the card or the option changes.
 */
export function usePayment({ chat, cityId, returnPath }: Pick<Purchase, 'chat' | 'cityId' | 'returnPath'>) {
  const environment = useRelayEnvironment();
  const attempt = useRef<Attempt | null>(null);
  const [subscribe] = useAction<usePaymentMutation>(graphql`
    mutation usePaymentMutation($input: SubscribeInput!) {
      subscribe(input: $input) {
        ... on SubscribePayload @alias(as: "success") {
          status
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  const change = useCallback(() => {
    attempt.current = null;
  }, []);

  async function pay(
    access: PaymentProviderAccess & { supportEmail: string },
    { recurringMode, amount, currency }: ShownPlan,
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
        amount,
        currency,
        attemptKey: current.key,
        paymentMethodId: current.paymentMethodId,
      },
    });
    if (!result.ok) {
      if (!openEnds.has(result.type)) attempt.current = null;
      const isPriceChanged = result.type === 'PriceChanged';
      return { kind: 'refused', message: result.message, reason: result.reason, field: null, isPriceChanged };
    }
    const { status, redirectUrl } = result.success;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return { kind: 'leaving' };
    }
    if (status === 'INCOMPLETE') return { kind: 'waiting' };
    // All data in the store was read without a subscription.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  }

  return { pay, change };
}
