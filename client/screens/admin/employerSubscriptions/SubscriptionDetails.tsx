import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { minorAmount } from '../../../../server/domain/billing/pricing/pricing.input.ts';
import { refundFormSchema, refundReasonMaxLength } from '../../../../server/domain/billing/purchase/refund.input.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
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
import { RadioList, type RadioOption } from '../../../ui/form/RadioList.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
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
        return invoice && <RefundInvoice invoice={invoice} />;
      }}
    />
  );
}

/** Refunds an invoice, or a part of it. */
function RefundInvoice({ invoice: key }: { invoice: RefundInvoice_invoice$key }) {
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

type Purpose = 'PERIOD' | 'PAST_PERIOD' | 'GOODWILL';

const goodwill: RadioOption<Purpose> = { value: 'GOODWILL', label: 'Goodwill', hint: 'The subscription goes on.' };

/** Of a payment for the period that is running. */
const running: RadioOption<Purpose>[] = [
  { value: 'PERIOD', label: 'The rest of this period', hint: 'The subscription ends now.' },
  goodwill,
];

/** Of a period that is over, or was replaced by a later payment. */
const past: RadioOption<Purpose>[] = [
  { value: 'PAST_PERIOD', label: 'A past period', hint: 'The subscription goes on.' },
  goodwill,
];

/** Refunds what is left of a payment, or a part of it: what for decides what the employer loses. */
function RefundDialog({ invoice: key, ...dialog }: DialogState & { invoice: RefundDialog_invoice$key }) {
  const refetchPage = useRefetchPage();
  const clientKey = useRef(randomKey());
  const { id, number, currency, paidAmount, paidPrice, unusedAmount, periodEnd } = useFragment(
    graphql`
      fragment RefundDialog_invoice on Invoice {
        id
        number
        currency
        paidAmount
        paidPrice
        unusedAmount
        periodEnd
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
  const isRunning = unusedAmount != null;
  const form = useSchemaForm({
    schema: refundFormSchema(paidAmount, amountText({ currency, price: paidPrice })),
    initialValues: {
      purpose: (isRunning ? 'PERIOD' : 'PAST_PERIOD') as Purpose,
      amount: String(majorUnits(unusedAmount ?? paidAmount, currency)),
      reason: '',
    },
    toInput: ({ amount, ...given }) => ({ ...given, amount: minorAmount(amount, currency) }),
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
  const money = (minor: number) => amountText({ currency, price: majorUnits(minor, currency) });
  const back = minorAmount(form.values.amount, currency) ?? 0;
  const kept = money(Math.max(0, paidAmount - back));
  const until = periodEnd ? ` until ${formatDay(periodEnd)}` : '';
  const ends = form.values.purpose === 'PERIOD';

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
      <RadioList<Purpose> legend="What is it for?" options={isRunning ? running : past} {...form.field('purpose')} />
      <TextField
        label="Amount"
        hint={
          unusedAmount == null
            ? `At most ${money(paidAmount)}.`
            : `The rest of this period is worth ${money(unusedAmount)}. At most ${money(paidAmount)}.`
        }
        inputMode="decimal"
        leading={currency}
        {...form.field('amount')}
      />
      <TextArea
        label="Reason"
        hint="The employer reads it in the email."
        rows={2}
        maxLength={refundReasonMaxLength}
        {...form.field('reason')}
      />
      <Facts
        facts={[
          { label: 'The employer loses', value: ends ? `Access${until}: it ends now` : 'Nothing' },
          { label: 'The employer keeps', value: ends ? 'Chats and invoices' : 'The subscription as it is' },
          { label: 'We keep', value: `${kept} of this payment` },
        ]}
      />
    </FormDialog>
  );
}
