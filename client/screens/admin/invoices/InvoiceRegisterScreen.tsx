import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { decimalFigure } from '../../../../server/domain/core/text/format/decimal.ts';
import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import type {
  DocumentState,
  InvoiceRegisterScreenQuery,
} from '../../../__generated__/InvoiceRegisterScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { planNames } from '../../../features/billing/payment/priceLabel.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { MonthFilter } from '../accounts/MonthFilter.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { accountsList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

const title = 'Invoices';

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={1} />);

const states: Record<Exclude<DocumentState, '%future added value'>, { text: string; tone: BadgeTone }> = {
  ISSUED: { text: 'Credited', tone: 'neutral' },
  OPEN: { text: 'Open', tone: 'warm' },
  PAID: { text: 'Paid', tone: 'green' },
  UNCOLLECTIBLE: { text: 'Not collectible', tone: 'warm' },
  VOID: { text: 'Void', tone: 'neutral' },
  GIVEN_UP: { text: 'Plan change not paid', tone: 'neutral' },
};

/** /admin/invoices: the register of invoices and credit notes of a month. */
export default function InvoiceRegisterScreen({ queryRef }: ScreenProps<InvoiceRegisterScreenQuery>) {
  const { invoiceRegister: register } = usePreloadedQuery<InvoiceRegisterScreenQuery>(
    graphql`
      query InvoiceRegisterScreenQuery($month: String) @preloadable {
        invoiceRegister(month: $month) {
          month
          months
          documentCount
          documents {
            kind
            number
            state
            issuedAt
            buyer
            country
            taxNumber
            recurringMode
            periodStart
            periodEnd
            currency
            tax
            gross
            settledCurrency
            settled
            exchangeRate
            invoiceNumber
          }
          gaps {
            first
            last
            count
          }
          totals {
            currency
            paid {
              net
              tax
              gross
              charged
            }
            credited {
              net
              tax
              gross
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(accountsList);
  const { month, months, documents, documentCount, gaps, totals } = register;
  return (
    <OfficeScreen
      title={title}
      lead="Every invoice and credit note of a month (UTC), as the payment provider has it now. A document that counts for nothing keeps its number."
      action={
        <ExportButton
          name="invoice-register"
          filter={{ month }}
          plural={`documents of ${formatMonth(month)}`}
          total={documentCount}
        />
      }
    >
      <Stack gap="large">
        <MonthFilter list={list} month={month} months={months} />
        {gaps.length > 0 && (
          <Notice tone="warning" title="Numbers without a document">
            {gaps.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', ')}
          </Notice>
        )}
        {documents.length === 0 ? (
          <EmptyState title={`No document in ${formatMonth(month)}`}>
            Each payment has an invoice, and each refund has a credit note.
          </EmptyState>
        ) : (
          <>
            {totals.map(({ currency, paid, credited }) => (
              <CardSection key={currency} title={`${currency} in ${formatMonth(month)}`}>
                <Facts
                  facts={[
                    { label: 'Paid, with tax', value: decimalFigure(paid.gross) },
                    { label: 'Of that, tax', value: decimalFigure(paid.tax) },
                    { label: 'Paid, without tax', value: decimalFigure(paid.net) },
                    { label: 'Charged', value: decimalFigure(paid.charged ?? '0') },
                    { label: 'Credited, with tax', value: decimalFigure(credited.gross) },
                    { label: 'Credited, without tax', value: decimalFigure(credited.net) },
                  ]}
                />
              </CardSection>
            ))}
            {documentCount > documents.length && (
              <Text look="soft">
                The first {documents.length} of {documentCount} documents. The exported file has all of them.
              </Text>
            )}
            <DataTable
              caption={`Documents of ${formatMonth(month)}`}
              stale={list.isLoading}
              rows={documents}
              rowId={({ number }) => number}
              rowLabel={({ number }) => number}
              columns={[
                {
                  id: 'number',
                  header: 'Number',
                  names: true,
                  cell: ({ number }) => number,
                  second: ({ kind, invoiceNumber }) =>
                    kind === 'CREDIT_NOTE' && (invoiceNumber ? `Credit note of ${invoiceNumber}` : 'Credit note'),
                },
                {
                  id: 'buyer',
                  header: 'Buyer',
                  phone: 'line',
                  cell: ({ buyer }) => buyer && <bdi>{buyer}</bdi>,
                  second: ({ country, taxNumber }) => [country, taxNumber].filter(Boolean).join(', '),
                },
                {
                  id: 'plan',
                  header: 'Plan',
                  cell: ({ recurringMode }) => recurringMode && planNames[recurringMode],
                  second: ({ periodStart, periodEnd }) =>
                    periodStart && periodEnd && `${formatDay(periodStart)} – ${formatDay(periodEnd)}`,
                },
                {
                  id: 'gross',
                  header: 'Amount',
                  align: 'end',
                  phone: 'aside',
                  cell: ({ kind, currency, gross }) =>
                    `${currency} ${kind === 'CREDIT_NOTE' ? '\u2212' : ''}${decimalFigure(gross)}`,
                  second: ({ tax }) => `Tax ${decimalFigure(tax)}`,
                },
                {
                  id: 'settled',
                  header: 'In the balance',
                  align: 'end',
                  cell: ({ settled, settledCurrency }) =>
                    settled ? `${settledCurrency} ${decimalFigure(settled)}` : null,
                  second: ({ exchangeRate }) => exchangeRate && `Rate ${exchangeRate}`,
                },
                {
                  id: 'state',
                  header: 'State',
                  cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
                  second: ({ issuedAt }) => formatDay(issuedAt),
                },
              ]}
            />
          </>
        )}
      </Stack>
    </OfficeScreen>
  );
}
