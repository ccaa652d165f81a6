import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { paymentFailed } from '../../../../server/domain/billing/provider/subscription.input.ts';
import type { useProviderFieldsConfirmMutation } from '../../../__generated__/useProviderFieldsConfirmMutation.graphql.ts';
import type { useProviderFieldsMutation } from '../../../__generated__/useProviderFieldsMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { product } from '../../../ui/base/product.ts';
import type { FieldsSetup, ProviderFields } from './openFields.ts';
import type { PaymentOutcome, Purchase, ShownPlan } from './purchase.ts';

export type FieldsState =
  | 'loading'
  | 'ready'
  /** They cannot be shown: the provider's own page takes their place. */
  | 'page'
  /** It was paid in another tab in the meantime. */
  | 'paid';

/** Loaded only where they are shown. */
const load = () => import('./openFields.ts');

/**
 * Pays in the provider's fields, which appear in `place`. Each plan has fields of its own, because its price belongs to them.
 * @param plan null where the fields are not used
 */
export function useProviderFields(
  { chat, cityId, returnPath }: Pick<Purchase, 'chat' | 'cityId' | 'returnPath'>,
  setup: FieldsSetup & { supportEmail: string },
  plan: ShownPlan | null,
): { place: RefObject<HTMLDivElement | null>; state: FieldsState; pay: () => Promise<PaymentOutcome> } {
  const environment = useRelayEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<ProviderFields | null>(null);
  const [state, setState] = useState<FieldsState>('loading');
  const [start] = useAction<useProviderFieldsMutation>(graphql`
    mutation useProviderFieldsMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        ... on StartCheckoutPayload @alias(as: "success") {
          clientSecret
          asksAddress
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [confirm] = useAction<useProviderFieldsConfirmMutation>(graphql`
    mutation useProviderFieldsConfirmMutation($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        ... on ConfirmPaymentPayload @alias(as: "success") {
          outcome
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  const reference = JSON.stringify(chat);
  const { recurringMode, amount, currency } = plan ?? {};
  const { mode, publishableKey, browserBase } = setup;
  useEffect(() => {
    if (recurringMode === undefined) return;
    let isOver = false;
    const open = async (): Promise<FieldsState> => {
      const input = {
        chat: JSON.parse(reference),
        cityId,
        returnPath,
        recurringMode,
        amount,
        currency,
        isEmbedded: true,
      };
      const setup = { mode, publishableKey, browserBase };
      // While the server starts the payment. A failure shows when the fields open.
      const code = load();
      code.then(({ loadProvider }) => loadProvider(setup)).catch(() => undefined);
      const started = await start({ input });
      // The provider's page says why, if it cannot be opened either.
      if (!started.ok) return 'page';
      const { clientSecret, asksAddress, redirectUrl } = started.success;
      if (!clientSecret || !place.current) return redirectUrl ? 'page' : 'paid';
      if (isOver) return 'loading';
      const { openFields } = await code;
      const opened = await openFields(setup, { clientSecret, asksAddress }, place.current);
      if (isOver) opened.close();
      else fields.current = opened;
      return 'ready';
    };
    setState('loading');
    open()
      .catch((): FieldsState => 'page')
      .then((end) => !isOver && setState(end));
    return () => {
      isOver = true;
      fields.current?.close();
      fields.current = null;
    };
  }, [reference, cityId, returnPath, recurringMode, amount, currency, mode, publishableKey, browserBase, start]);

  async function pay(): Promise<PaymentOutcome> {
    const paid = await fields.current?.pay();
    if (!paid) return { kind: 'refused', message: 'The card fields are still loading.', reason: null };
    if (!paid.ok) {
      const { reason, isRefused } = paid;
      if (!isRefused) return { kind: 'refused', message: reason, reason: null };
      return {
        kind: 'refused',
        message: paymentFailed({ productName: product.name, supportEmail: setup.supportEmail }),
        reason,
      };
    }
    const result = await confirm({ input: { sessionId: paid.sessionId } });
    // The webhook tells the server too.
    if (!result.ok) return { kind: 'refused', message: result.message, reason: result.reason };
    if (result.success.outcome === 'PENDING') return { kind: 'waiting' };
    // All data in the store was read without a subscription.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  }

  return { place, state, pay };
}
