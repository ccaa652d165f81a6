import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import type { AccountsScreenQuery } from '../../../__generated__/AccountsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { Figures } from '../../../ui/display/Figures.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { accountsList } from './accountsList.ts';
import { CurrencyAccount } from './CurrencyAccount.tsx';

const title = 'Accounts';

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={1} />);

/** /admin/accounts: what was received, refunded and paid out in a month, and the recurring revenue of today. */
export default function AccountsScreen({ queryRef }: ScreenProps<AccountsScreenQuery>) {
  const { ledger, overview } = usePreloadedQuery<AccountsScreenQuery>(
    graphql`
      query AccountsScreenQuery($month: String) @preloadable {
        ledger(month: $month) {
          month
          months
          currencies {
            currency
            ...CurrencyAccount_report
          }
        }
        overview(days: 1) {
          revenue {
            currency
            days {
              monthlyPrice
              subscriptions
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(accountsList);
  const { month, months, currencies } = ledger;
  const runRates = overview.revenue.flatMap(({ currency, days: [today] }) =>
    today && today.subscriptions > 0
      ? [
          {
            id: currency,
            value: amountText({ currency, price: today.monthlyPrice }),
            what: `a month from ${today.subscriptions === 1 ? 'one paid subscription' : `${today.subscriptions} paid subscriptions`}, as of today`,
          },
        ]
      : [],
  );
  const options = months.includes(month) ? months : [...months, month];
  return (
    <OfficeScreen
      title={title}
      lead="The payment provider's balance, entry by entry, as it was read in the hourly payment check. Days and months are in UTC. What leaves the balance has a minus."
      action={
        <ExportButton
          name="ledger"
          filter={{ month }}
          plural={`entries of ${formatMonth(month)}`}
          total={currencies.length}
        />
      }
    >
      <Stack gap="large">
        {runRates.length > 0 && <Figures label="Recurring revenue today" figures={runRates} />}
        <FilterBar label="Choose a month" activeCount={list.shown.filterCount} summary="">
          <SelectFilter
            list={list}
            name="month"
            label="Month"
            wide
            placeholder={formatMonth(months[0] ?? month)}
            options={options.slice(1).map((value) => ({ value, label: formatMonth(value) }))}
          />
        </FilterBar>
        {currencies.length === 0 ? (
          <EmptyState title={`No money has moved until ${formatMonth(month)}`}>
            Entries appear within an hour after a payment, a refund, a dispute or a payout.
          </EmptyState>
        ) : (
          currencies.map((report) => (
            <CurrencyAccount key={report.currency} report={report} month={month} stale={list.isLoading} />
          ))
        )}
      </Stack>
    </OfficeScreen>
  );
}
