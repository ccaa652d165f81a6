import { graphql } from 'react-relay';
import { minorAmount, pricingOptionSchema } from '../../../../server/domain/billing/pricing/pricing.input.ts';
import type { PriceDialogMutation } from '../../../__generated__/PriceDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { isPass, type Price, periodName } from '../../../features/billing/payment/price.ts';
import { planInCurrency, priceLabel } from '../../../features/billing/payment/priceLabel.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useVersionedForm } from '../../../features/core/record/useVersionedForm.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordLive } from '../record/RecordLive.tsx';

export type EditedPrice = Price & {
  readonly id: string;
  readonly databaseId: number;
  readonly version?: string | null;
};

/** Adds a price, or changes the amount of an existing one. */
export function PriceDialog({
  price,
  currencies,
  ...dialog
}: DialogState & {
  /** Null adds one. */
  price: EditedPrice | null;
  currencies: readonly SelectOption[];
}) {
  const refetchPage = useRefetchPage();
  const [save] = useAction<PriceDialogMutation>(graphql`
    mutation PriceDialogMutation($input: SavePricingOptionInput!) {
      savePricingOption(input: $input) {
        ... on SavePricingOptionPayload @alias(as: "success") {
          pricingOption {
            version
            recurringMode
            currency
            price
            updatedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useVersionedForm({
    version: price?.version ?? null,
    shown: ({ amount }) => ({ amount: ['Price', amount] }),
    schema: pricingOptionSchema,
    initialValues: {
      currency: price?.currency ?? '',
      recurringMode: price?.recurringMode ?? 'MONTHLY',
      amount: price ? String(price.price) : '',
    },
    toInput: (values) => ({ ...values, amount: minorAmount(values.amount, values.currency) }),
    submit: (input, _values, version) => save({ input: { id: price?.id ?? null, version, ...input } }),
    onSuccess({ pricingOption }) {
      dialog.onClose();
      showToast(`Saved: ${priceLabel(pricingOption)}.`);
      if (!price) void refetchPage();
    },
    draft: `price-${price?.id ?? 'new'}`,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      problemAction={form.problemAction}
      title={price ? `Change the price: ${planInCurrency(price)}` : 'Add a price'}
      size="small"
    >
      {price && <RecordLive type="PRICING_OPTION" id={price.databaseId} version={price.version ?? null} />}
      {!price && (
        <>
          <SelectField
            label="Currency"
            placeholder="Select a currency"
            data-autofocus
            options={currencies}
            {...form.field('currency')}
          />
          <RadioList<Price['recurringMode']>
            legend="Subscription"
            options={[
              { value: 'MONTHLY', label: 'Monthly' },
              { value: 'YEARLY', label: 'Yearly' },
              { value: 'PASS', label: `Pass of ${periodName({ recurringMode: 'PASS' })}, ends by itself` },
            ]}
            {...form.field('recurringMode')}
          />
        </>
      )}
      <TextField
        label={`Price ${isPass(form.values) ? 'for' : 'per'} ${periodName(form.values)}`}
        inputMode="decimal"
        data-autofocus={price ? true : undefined}
        leading={form.values.currency || undefined}
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
