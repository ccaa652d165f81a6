import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { minorAmount } from '../../../../server/domain/billing/pricing/pricing.input.ts';
import { hasLaterPayment, refundFormSchema } from '../../../../server/domain/billing/purchase/refund.input.ts';
import { amountText, majorUnits } from '../../../../server/domain/core/text/format/money.ts';
import type { RefundDialog_invoice$key } from '../../../__generated__/RefundDialog_invoice.graphql.ts';
import type { RefundDialogMutation } from '../../../__generated__/RefundDialogMutation.graphql.ts';
import type { RefundInvoice_invoice$key } from '../../../__generated__/RefundInvoice_invoice.graphql.ts';
import type { SubscriptionDetails_subscription$key } from '../../../__generated__/SubscriptionDetails_subscription.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { invoiceLine } from '../../../features/billing/subscription/invoiceLine.ts';
import { InvoiceList } from '../../../features/billing/view/InvoiceList.tsx';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { randomKey } from '../../../features/core/randomKey.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Of a gift, who gave it and why; of what was paid, its invoices. */
export function SubscriptionDetails({ subscription: key }: { subscription: SubscriptionDetails_subscription$key }) {
  const { isGift, grantReason, grantedBy, invoices } = useFragment(
    graphql`
      fragment SubscriptionDetails_subscription on EmployerSubscription {
        isGift
        grantReason
        grantedBy {
          name
        }
        invoices(first: 100) {
          edges {
            node {
              id
              status
              ...invoiceLine_invoice
              ...RefundInvoice_invoice
            }
          }
        }
      }
    `,
    key,
  );
  if (isGift) {
    return (
      <Facts
        facts={[
          { label: 'Given by', value: grantedBy?.name ?? '–' },
          { label: 'Reason', value: grantReason ?? '–' },
        ]}
      />
    );
  }
  const nodes = invoices.edges.map(({ node }) => node);
  if (nodes.length === 0) return <Text look="soft">Nothing was charged.</Text>;
  return (
    <InvoiceList
      label="Invoices"
      invoices={nodes.map((node) => invoiceLine(node))}
      action={({ id }) => {
        const invoice = nodes.find((node) => node.id === id);
        return invoice && <RefundInvoice invoice={invoice} staysActive={hasLaterPayment(id, nodes.toReversed())} />;
      }}
    />
  );
}

/**
 * Refunds an invoice, or a part of it.
 * @param staysActive whether the subscription goes on after a refund of all of it, because a later payment is kept
 */
function RefundInvoice({ invoice: key, staysActive }: { invoice: RefundInvoice_invoice$key; staysActive: boolean }) {
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
        <RefundDialog invoice={invoice} staysActive={staysActive} {...state} />
      ))}
    </>
  );
}

/** Refunds what is left of a payment, or a part of it. */
function RefundDialog({
  invoice: key,
  staysActive,
  ...dialog
}: DialogState & { invoice: RefundDialog_invoice$key; staysActive: boolean }) {
  const refetchPage = useRefetchPage();
  const clientKey = useRef(randomKey());
  const { id, number, currency, paidAmount, paidPrice } = useFragment(
    graphql`
      fragment RefundDialog_invoice on Invoice {
        id
        number
        currency
        paidAmount
        paidPrice
      }
    `,
    key,
  );
  const [refund] = useAction<RefundDialogMutation>(graphql`
    mutation RefundDialogMutation($input: RefundInvoiceInput!) {
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
  const form = useSchemaForm({
    schema: refundFormSchema(paidAmount, amountText({ currency, price: paidPrice })),
    initialValues: { amount: String(paidPrice), endSubscription: !staysActive },
    toInput: ({ amount, endSubscription }) => ({ amount: minorAmount(amount, currency), endSubscription }),
    async submit(input) {
      const result = await refund({ input: { invoice: id, clientKey: clientKey.current, ...input } });
      // After a lost answer the same key finds the refund; after a failure another one is meant.
      if (!result.ok && result.type !== 'NetworkError') clientKey.current = randomKey();
      return result;
    },
    onSuccess(_success, { amount }) {
      dialog.onClose();
      showToast(`${textOf(amount)} refunded.`);
      // The answer does not include the subscription's new state.
      void refetchPage();
    },
  });

  function textOf(typed: string): string {
    const amount = minorAmount(typed, currency);
    return amount === null ? '' : amountText({ currency, price: majorUnits(amount, currency) });
  }
  const isWhole = minorAmount(form.values.amount, currency) === paidAmount;

  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Refund invoice"
      size="small"
      submitLabel={`Refund ${textOf(form.values.amount)}`.trim()}
      destructive
    >
      <p>The money for invoice {number ?? 'without a number'} goes to the card that paid it.</p>
      <TextField
        label="Amount"
        hint={`At most ${amountText({ currency, price: paidPrice })}.`}
        inputMode="decimal"
        data-autofocus
        leading={currency}
        {...form.field('amount')}
      />
      {isWhole &&
        (staysActive ? (
          <Text look="soft">A later payment is kept, so the subscription goes on.</Text>
        ) : (
          <Checkbox label="End the subscription now" {...form.checkbox('endSubscription')} />
        ))}
    </FormDialog>
  );
}
