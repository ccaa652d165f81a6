import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import type {
  PaymentOutcome,
  useConfirmedPaymentMutation,
} from '../../../__generated__/useConfirmedPaymentMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { paymentSessionOf, withoutPaymentSession } from './purchase.ts';

export type ConfirmedPayment =
  | { state: 'none' }
  | { state: 'confirming' }
  | { state: 'paid' }
  /** The card was changed. */
  | { state: 'cardChanged' }
  /** The plan was changed. */
  | { state: 'planChanged' }
  /** The bank decides later. */
  | { state: 'waiting' }
  | { state: 'refused'; message: string; reason: string | null };

/**
 * On the return from a bank's page: asks for the outcome of the payment, removes the session from the URL, and reads the page
 * again. `none` on every other visit.
 */
export function useConfirmedPayment(): ConfirmedPayment {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const sessionId = paymentSessionOf(search);
  const asked = useRef<string | null>(null);
  const [ended, setEnded] = useState<ConfirmedPayment>({ state: 'none' });
  const [confirm] = useAction<useConfirmedPaymentMutation>(graphql`
    mutation useConfirmedPaymentMutation($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        ... on ConfirmPaymentPayload @alias(as: "success") {
          outcome
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  useEffect(() => {
    if (!sessionId || asked.current === sessionId) return;
    asked.current = sessionId;
    void confirm({ input: { sessionId } }).then((result) => {
      // An unknown session is ignored.
      if (!result.ok && result.type === 'NotFound') setEnded({ state: 'none' });
      else if (!result.ok) setEnded({ state: 'refused', message: result.message, reason: result.reason });
      else if (result.success.redirectUrl) {
        // The bank of the new card asks its holder before the overdue amount is paid.
        window.location.assign(result.success.redirectUrl);
        return;
      } else setEnded({ state: endOf(result.success.outcome) });
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      navigate({ pathname, search: withoutPaymentSession(search), hash }, { replace: true, preventScrollReset: true });
    });
  }, [sessionId, confirm, environment, navigate, pathname, search, hash]);

  return sessionId && ended.state === 'none' ? { state: 'confirming' } : ended;
}

function endOf(outcome: PaymentOutcome) {
  if (outcome === 'CARD_CHANGED') return 'cardChanged';
  if (outcome === 'PLAN_CHANGED') return 'planChanged';
  return outcome === 'PENDING' ? 'waiting' : 'paid';
}
