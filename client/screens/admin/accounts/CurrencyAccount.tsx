import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { decimalFigure } from '../../../../server/domain/core/text/format/money.ts';
import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import type {
  CurrencyAccount_report$data,
  CurrencyAccount_report$key,
} from '../../../__generated__/CurrencyAccount_report.graphql.ts';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';

type Period = CurrencyAccount_report$data['days'][number];

/** The columns of sums, and what stands for each on a phone. */
const sums = [
  { id: 'received', header: 'Received', phone: 'line' },
  { id: 'refunded', header: 'Refunded' },
  { id: 'disputed', header: 'Disputes' },
  { id: 'fees', header: 'Fees', phone: 'line' },
  { id: 'other', header: 'Other' },
  { id: 'net', header: 'Net', phone: 'aside' },
  { id: 'paidOut', header: 'Paid out' },
] as const;

/** A month of the balance in one currency: its total, its days, and the months before. */
export function CurrencyAccount({
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
        ...sums.map((column) => ({
          ...column,
          align: 'end' as const,
          cell: (period: Period) => decimalFigure(period[column.id]),
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
