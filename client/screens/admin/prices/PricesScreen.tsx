import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText, perText, planName, savingText } from '../../../components/payment/priceLabel.ts';
import { dateText } from '../../../components/time/dateText.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Loading } from '../../../ui/display/Loading.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { OfficeHead } from '../../../ui/layout/BackOffice.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { PricesScreenQuery } from './__generated__/PricesScreenQuery.graphql.ts';
import { DeletePrice } from './DeletePrice.tsx';
import { type EditedPrice, PriceDialog } from './PriceDialog.tsx';

/** /admin/prices: what a subscription costs, by currency. */
export default function PricesScreen({ queryRef }: ScreenProps<PricesScreenQuery>) {
  const { allPricingOptions, countries } = usePreloadedQuery<PricesScreenQuery>(
    graphql`
      query PricesScreenQuery @preloadable {
        allPricingOptions {
          id
          recurringMode
          currency
          price
          updatedAt
          ...DeletePrice_pricingOption
        }
        countries {
          name
          currencyCode
          currencyName
        }
      }
    `,
    queryRef,
  );
  const timeZone = useTimeZone();
  const [edited, setEdited] = useState<{ opening: number; price: EditedPrice } | null>(null);
  const [opened, setOpened] = useState(false);
  const names = new Map(countries.map(({ currencyCode, currencyName }) => [currencyCode, currencyName]));
  const currencies = [...names]
    .map(([value, name]) => ({ value, label: `${value} · ${name}` }))
    .sort((one, other) => one.value.localeCompare(other.value));

  function edit(price: EditedPrice) {
    setEdited({ opening: (edited?.opening ?? 0) + 1, price });
    setOpened(true);
  }

  return (
    <AdminFrame>
      <PageMeta title="Prices" />
      <OfficeHead
        title="Prices"
        action={
          <Button onClick={() => edit({ id: null, currency: '', recurringMode: 'MONTHLY', price: '' })}>
            Add a price
          </Button>
        }
      />
      <Stack>
        <Text look="soft">
          An employer pays in the currency of the city; where it has no price, in SGD. A changed price is for new
          subscriptions: who has subscribed keeps theirs.
        </Text>
        <DataTable
          caption="Prices"
          rows={allPricingOptions}
          rowId={({ id }) => id}
          rowLabel={(option) => `${planName(option)} in ${option.currency}`}
          columns={[
            {
              id: 'currency',
              header: 'Currency',
              names: true,
              cell: ({ currency }) => [currency, names.get(currency)].filter(Boolean).join(' · '),
            },
            { id: 'period', header: 'Subscription', cell: (option) => planName(option).replace(' subscription', '') },
            {
              id: 'price',
              header: 'Price',
              align: 'end',
              cell: (option) => `${amountText(option)}${perText(option)}`,
            },
            { id: 'saving', header: 'Against monthly', cell: (option) => savingText(option, allPricingOptions) ?? '–' },
            {
              id: 'updated',
              header: 'Changed',
              cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateText(updatedAt, timeZone)}</time>,
            },
          ]}
          actions={(option) => (
            <>
              <Button look="secondary" size="small" onClick={() => edit({ ...option, price: String(option.price) })}>
                Edit
                <VisuallyHidden>
                  {' '}
                  {planName(option)} in {option.currency}
                </VisuallyHidden>
              </Button>
              <DeletePrice pricingOption={option} />
            </>
          )}
          instead={
            allPricingOptions.length === 0 && (
              <EmptyState title="No prices yet">Nobody can subscribe before there is one in SGD.</EmptyState>
            )
          }
        />
      </Stack>
      {edited && (
        <PriceDialog
          key={edited.opening}
          opened={opened}
          onClose={() => setOpened(false)}
          initial={edited.price}
          currencies={currencies}
        />
      )}
    </AdminFrame>
  );
}

export function Skeleton() {
  return (
    <AdminFrame>
      <OfficeHead title="Prices" />
      <Loading>
        <TableSkeleton rows={8} />
      </Loading>
    </AdminFrame>
  );
}
