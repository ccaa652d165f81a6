import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { PricesScreenDeleteMutation } from '../../../__generated__/PricesScreenDeleteMutation.graphql.ts';
import type { PricesScreenQuery } from '../../../__generated__/PricesScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import {
  modeName,
  perText,
  planInCurrency,
  priceLabel,
  savingText,
} from '../../../features/billing/payment/priceLabel.ts';
import { ListTable } from '../../../features/core/list/ListTable.tsx';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { useDelete } from '../../../features/core/useDelete.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { type EditedPrice, PriceDialog } from './PriceDialog.tsx';

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
