import { graphql, useFragment } from 'react-relay';
import type { RefundInvoice_invoice$key } from '../../../__generated__/RefundInvoice_invoice.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/** Refunds an invoice, or a part of it. */
export function RefundInvoice({ invoice: key }: { invoice: RefundInvoice_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment RefundInvoice_invoice on Invoice {
        viewerCanRefund
        ...RefundDialog_invoice
      }
    `,
    key,
  );
  const dialog = useDialog<true>();
  return (
    <>
      {invoice.viewerCanRefund && (
        <Button look="quiet" size="small" {...dialog.opens(true)}>
          Refund
        </Button>
      )}
      {dialog.render((_open, state) => (
        <RefundDialog invoice={invoice} {...state} />
      ))}
    </>
  );
}
