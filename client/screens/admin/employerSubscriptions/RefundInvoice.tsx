import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { amountText } from '../../../components/payment/priceLabel.ts';
import { useAction } from '../../../relay/useAction.ts';
import { useReadAgain } from '../../../routing/useReadAgain.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { RefundInvoice_invoice$key } from './__generated__/RefundInvoice_invoice.graphql.ts';
import type { RefundInvoiceMutation } from './__generated__/RefundInvoiceMutation.graphql.ts';

/** Pays the whole of an invoice back, and ends its subscription unless told not to. */
export function RefundInvoice({ invoice: key }: { invoice: RefundInvoice_invoice$key }) {
  const readAgain = useReadAgain();
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
  const [refund, refunding] = useAction<RefundInvoiceMutation>(graphql`
    mutation RefundInvoiceMutation($input: RefundInvoiceInput!) {
      refundInvoice(input: $input) {
        ... on RefundInvoicePayload @alias(as: "success") {
          invoice {
            ...RefundInvoice_invoice
            ...invoiceLine_invoice
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const [isAsking, setAsking] = useState(false);
  const [ends, setEnds] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  if (!invoice.viewerCanRefund) return null;

  async function confirm() {
    setProblem(null);
    const result = await refund({ input: { invoice: invoice.id, endSubscription: ends } });
    if (!result.ok) return setProblem(result.message);
    setAsking(false);
    showToast(`${amountText(invoice)} goes back to the card.`);
    // How the subscription and its employer stand is no part of the answer.
    void readAgain();
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setProblem(null);
          setAsking(true);
        }}
      >
        Refund
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Refund Invoice"
        confirmLabel={`Refund ${amountText(invoice)}`}
        busy={refunding}
        onConfirm={() => void confirm()}
        onCancel={() => !refunding && setAsking(false)}
      >
        <Stack gap="small">
          <p>
            {amountText(invoice)} of invoice {invoice.number ?? 'without a number'} goes back to the card that paid it.
          </p>
          <Checkbox
            label="End the subscription now"
            checked={ends}
            onChange={({ target }) => setEnds(target.checked)}
          />
          {problem && <Notice tone="error">{problem}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
