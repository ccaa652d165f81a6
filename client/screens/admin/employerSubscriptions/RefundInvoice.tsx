import { graphql, useFragment } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { RefundInvoice_invoice$key } from '../../../__generated__/RefundInvoice_invoice.graphql.ts';
import type { RefundInvoiceMutation } from '../../../__generated__/RefundInvoiceMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/** Refunds a whole invoice, and by default ends its subscription. */
export function RefundInvoice({ invoice: key }: { invoice: RefundInvoice_invoice$key }) {
  const refetchPage = useRefetchPage();
  const invoice = useFragment(
    graphql`
      fragment RefundInvoice_invoice on Invoice {
        id
        number
        currency
        price
        viewerCanRefund
      }
    `,
    key,
  );
  const [refund] = useAction<RefundInvoiceMutation>(graphql`
    mutation RefundInvoiceMutation($input: RefundInvoiceInput!) {
      refundInvoice(input: $input) {
        ... on RefundInvoicePayload @alias(as: "success") {
          invoice {
            ...RefundInvoice_invoice
            ...invoiceLine_invoice
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  if (!invoice.viewerCanRefund) return null;

  async function ask() {
    const refunded = await confirm({
      title: 'Refund invoice',
      text: `We refund ${amountText(invoice)} for invoice ${invoice.number ?? 'without a number'} to the card that paid it.`,
      confirmLabel: `Refund ${amountText(invoice)}`,
      destructive: true,
      checkbox: { label: 'End the subscription now', checked: true },
      action: (endSubscription) => refund({ input: { invoice: invoice.id, endSubscription } }),
    });
    if (!refunded) return;
    showToast(`${amountText(invoice)} refunded.`);
    // The answer does not include the subscription's new state.
    void refetchPage();
  }

  return (
    <Button look="quiet" size="small" onClick={ask}>
      Refund
    </Button>
  );
}
