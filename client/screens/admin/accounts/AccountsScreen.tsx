import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { decimalFigure } from '../../../../server/domain/core/text/format/decimal.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import type { AccountsScreenQuery } from '../../../__generated__/AccountsScreenQuery.graphql.ts';
import type {
  CurrencyAccount_report$data,
  CurrencyAccount_report$key,
} from '../../../__generated__/CurrencyAccount_report.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { accountsList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { MonthFilter } from './MonthFilter.tsx';

type Period = CurrencyAccount_report$data['days'][number];

/** The sums, and what stands for each on a phone. In tables, those that are mostly zero stand `under` another one. */
const sums = [
  { id: 'received', header: 'Received', phone: 'line' },
  { id: 'refunded', header: 'Refunded' },
  { id: 'disputed', header: 'Disputes', under: 'refunded' },
  { id: 'fees', header: 'Fees', phone: 'line' },
  { id: 'other', header: 'Other', under: 'fees' },
  { id: 'net', header: 'Net', phone: 'aside' },
  { id: 'paidOut', header: 'Paid out' },
] as const;

/** A month of the balance in one currency: its total, its days, and the months before. */
function CurrencyAccount({
  report,
  month,
  stale,
}: {
  report: CurrencyAccount_report$key;
  month: string;
  /** Another month is being loaded. */
  stale: boolean;
}) {
  const { currency, opening, closing, total, days, months } = useFragment(
    graphql`
      fragment CurrencyAccount_report on LedgerReport {
        currency
        opening
        closing
        total {
          received
          refunded
          disputed
          fees
          other
          net
          paidOut
        }
        days {
          period
          received
          refunded
          disputed
          fees
          other
          net
          paidOut
        }
        months {
          period
          received
          refunded
          disputed
          fees
          other
          net
          paidOut
        }
      }
    `,
    report,
  );
  const facts = [
    { label: 'Opening balance', value: decimalFigure(opening) },
    ...sums.map(({ id, header }) => ({ label: header, value: decimalFigure(total[id]) })),
    { label: 'Closing balance', value: decimalFigure(closing) },
  ];
  const table = (unit: string, rows: readonly Period[], nameOf: (period: string) => string) => (
    <DataTable
      caption={`${currency} by ${unit}`}
      stale={stale}
      rows={rows}
      rowId={({ period }) => period}
      rowLabel={({ period }) => nameOf(period)}
      columns={[
        {
          id: 'period',
          header: unit === 'day' ? 'Day (UTC)' : 'Month (UTC)',
          cell: ({ period }) => nameOf(period),
          names: true,
        },
        ...sums
          .filter((sum) => !('under' in sum))
          .map((column) => ({
            ...column,
            align: 'end' as const,
            cell: (period: Period) => decimalFigure(period[column.id]),
            second: (period: Period) =>
              sums
                .filter((sum) => 'under' in sum && sum.under === column.id && Number(period[sum.id]) !== 0)
                .map(({ id, header }) => `${header} ${decimalFigure(period[id])}`)
                .join(),
          })),
      ]}
    />
  );
  return (
    <>
      <CardSection
        title={`${currency} in ${formatMonth(month)}`}
        lead="The opening balance, the net and what was paid out make the closing balance."
      >
        <Facts facts={facts} />
        {days.length === 0 ? <Text look="soft">No money has moved in this month.</Text> : table('day', days, formatDay)}
      </CardSection>
      <CardSection title={`${currency} by month`}>{table('month', months, formatMonth)}</CardSection>
    </>
  );
}

const title = 'Accounts';

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={1} />);

/** /admin/accounts: what was received, refunded and paid out in a month, and the recurring revenue of today. */
export default function AccountsScreen({ queryRef }: ScreenProps<AccountsScreenQuery>) {
  const { ledger, deferredRevenue, overview } = usePreloadedQuery<AccountsScreenQuery>(
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
        deferredRevenue(month: $month) {
          currencies {
            currency
            total
            months {
              month
              amount
            }
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
        <MonthFilter list={list} month={month} months={months} />
        {currencies.length === 0 ? (
          <EmptyState title={`No money has moved until ${formatMonth(month)}`}>
            Entries appear within an hour after a payment, a refund, a dispute or a payout.
          </EmptyState>
        ) : (
          currencies.map((report) => (
            <CurrencyAccount key={report.currency} report={report} month={month} stale={list.isLoading} />
          ))
        )}
        <CardSection
          title={`Deferred revenue at the end of ${formatMonth(month)}`}
          lead="What of paid invoices belongs to later months, by the days of their periods, without tax. What was credited or disputed is taken off."
          action={
            <ExportButton
              name="deferred-revenue"
              filter={{ month }}
              plural={`later months of ${formatMonth(month)}`}
              total={deferredRevenue.currencies.length}
            />
          }
        >
          {deferredRevenue.currencies.length === 0 ? (
            <Text look="soft">Nothing belongs to later months.</Text>
          ) : (
            deferredRevenue.currencies.map(({ currency, total, months: later }) => (
              <DataTable
                key={currency}
                caption={`${currency} of later months`}
                stale={list.isLoading}
                rows={[...later, { month: null, amount: total }]}
                rowId={(row) => row.month ?? 'total'}
                rowLabel={(row) => (row.month ? formatMonth(row.month) : 'All later months')}
                columns={[
                  {
                    id: 'month',
                    header: 'Month (UTC)',
                    names: true,
                    cell: (row) => (row.month ? formatMonth(row.month) : 'All later months'),
                  },
                  {
                    id: 'amount',
                    header: currency,
                    align: 'end',
                    phone: 'aside',
                    cell: ({ amount }) => decimalFigure(amount),
                  },
                ]}
              />
            ))
          )}
        </CardSection>
      </Stack>
    </OfficeScreen>
  );
}
