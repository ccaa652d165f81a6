import { graphql, usePreloadedQuery } from 'react-relay';
import { minorAmount, pricingOptionSchema } from '../../../../server/domain/billing/pricing/pricing.input.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { PriceDialogMutation } from '../../../__generated__/PriceDialogMutation.graphql.ts';
import type { PricesScreenDeleteMutation } from '../../../__generated__/PricesScreenDeleteMutation.graphql.ts';
import type { PricesScreenQuery } from '../../../__generated__/PricesScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { isPass, type Price, periodName } from '../../../features/billing/payment/price.ts';
import {
  modeName,
  perText,
  planInCurrency,
  priceLabel,
  savingText,
} from '../../../features/billing/payment/priceLabel.ts';
import { useDelete } from '../../../features/core/confirmDelete.tsx';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { ListTable } from '../../../features/core/list/ListTable.tsx';
import { useVersionedForm } from '../../../features/core/record/useVersionedForm.tsx';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from '../records/RecordLive.tsx';

export const { Skeleton, Failed } = officeFaces('Prices', <TableSkeleton rows={8} />);

/** /admin/prices: what a subscription costs in each currency. */
export default function PricesScreen({ queryRef }: ScreenProps<PricesScreenQuery>) {
  const { allPricingOptions, countries } = usePreloadedQuery<PricesScreenQuery>(
    graphql`
      query PricesScreenQuery @preloadable {
        allPricingOptions(withPass: true) {
          id
          databaseId
          version
          recurringMode
          currency
          price
          updatedAt
        }
        countries {
          currencyCode
          currencyName
        }
      }
    `,
    queryRef,
  );
  const [deletePrice] = useAction<PricesScreenDeleteMutation>(graphql`
    mutation PricesScreenDeleteMutation($input: DeletePricingOptionInput!) {
      deletePricingOption(input: $input) {
        ... on DeletePricingOptionPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({
    noun: 'Price',
    note: 'Existing subscriptions are not affected.',
    remove: (id) => deletePrice({ input: { id } }),
  });
  const dialog = useDialog<EditedPrice | null>();
  const names = new Map(countries.map(({ currencyCode, currencyName }) => [currencyCode, currencyName]));
  const currencies = [...names.keys()].sort().map((code) => ({ value: code, label: `${code} · ${names.get(code)}` }));

  return (
    <OfficeScreen
      title="Prices"
      action={<Button {...dialog.opens(null)}>Add a price</Button>}
      lead="Employers pay in the currency of their city, or in SGD if it has no price. A new price applies to new subscriptions only."
    >
      <ListTable
        plural="prices"
        rows={allPricingOptions}
        rowId={({ id }) => id}
        rowLabel={planInCurrency}
        columns={[
          {
            id: 'currency',
            header: 'Currency',
            names: true,
            cell: ({ currency }) => [currency, names.get(currency)].filter(Boolean).join(' · '),
          },
          { id: 'period', header: 'Subscription', phone: 'line', cell: modeName },
          {
            id: 'price',
            header: 'Price',
            align: 'end',
            phone: 'aside',
            cell: (option) => `${amountText(option)}${perText(option)}`,
          },
          { id: 'saving', header: 'Saving', phone: 'line', cell: (option) => savingText(option, allPricingOptions) },
          { id: 'updated', header: 'Updated', cell: ({ updatedAt }) => <DateText at={updatedAt} /> },
        ]}
        actions={(option) => [
          { id: 'edit', label: 'Edit', onPress: () => dialog.open(option) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(option.id, priceLabel(option)) },
        ]}
        empty={<EmptyState title="No prices yet">Add a price in SGD so that employers can subscribe.</EmptyState>}
      />
      {dialog.render((edited, state) => (
        <PriceDialog
          {...state}
          price={allPricingOptions.find(({ id }) => id === edited?.id) ?? edited}
          currencies={currencies}
        />
      ))}
    </OfficeScreen>
  );
}

type EditedPrice = Price & {
  readonly id: string;
  readonly databaseId: number;
  readonly version?: string | null;
};

/** Adds a price, or changes the amount of an existing one. */
function PriceDialog({
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
