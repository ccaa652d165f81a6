import { graphql, usePreloadedQuery } from 'react-relay';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type {
  PaymentDifferenceKind,
  PaymentDifferencesScreenQuery,
} from '../../../__generated__/PaymentDifferencesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { differenceList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { recordPath } from '../officePages.ts';

/** What differs, and what an admin does about it. */
const differenceWords: Record<Exclude<PaymentDifferenceKind, '%future added value'>, [what: string, act: string]> = {
  PAYMENT_WITHOUT_OWNER: [
    'Payment without a subscription',
    'Refund it at the provider, or give its customer an account.',
  ],
  AMOUNT_DIFFERS: ['Amount differs from the invoice', 'Compare the payment with the invoice at the provider.'],
  SECOND_SUBSCRIPTION: ['Two paid subscriptions', 'Cancel one of them at the provider, and refund it.'],
  ACCESS_WITHOUT_PAYMENT: [
    'Access without a payment',
    'The provider does not know the subscription. It ends with its period.',
  ],
  PAYMENT_WITHOUT_ACCESS: [
    'Paid, but without access',
    'The subscription was ended at the provider. Refund the rest of the period, or give access as a gift.',
  ],
  EVENT_WITHOUT_RECORD: [
    'Message about something unknown',
    'Look at the message at the provider. It is applied as soon as its customer is known.',
  ],
  LEDGER_DIFFERS: [
    "Ledger differs from the provider's balance",
    'Entries are missing, or the balance has a part without entries. Compare the month at the provider.',
  ],
};

const title = 'Payment check';

const CloseDialog = lateDialog(() => import('./CloseDialog.tsx'));

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={1} />);

/** /admin/payment-differences: what differs between our records and the payment provider's. */
export default function PaymentDifferencesScreen({ queryRef }: ScreenProps<PaymentDifferencesScreenQuery>) {
  const { paymentDifferences, lastReconciliation } = usePreloadedQuery<PaymentDifferencesScreenQuery>(
    graphql`
      query PaymentDifferencesScreenQuery($settled: Boolean!, $first: Int!, $page: Int!) @preloadable {
        lastReconciliation {
          endedAt
          compared
          repaired
        }
        paymentDifferences(settled: $settled, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              kind
              subject
              eventType
              currency
              price
              ourPrice
              foundAt
              settledAt
              closedReason
              closedBy {
                name
              }
              employer {
                databaseId
                name
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(differenceList);
  const dialog = useDialog<{ difference: string; kind: keyof typeof differenceWords }>(CloseDialog);
  const isSettled = list.shown.filterCount > 0;
  const endedAt = lastReconciliation?.endedAt;
  return (
    <OfficeScreen
      title={title}
      lead="Every hour, subscriptions and payments are compared with the payment provider's, and brought up to date. What a person has to decide is listed here."
    >
      <p>
        {lastReconciliation && endedAt ? (
          <>
            Last compared on <DateText at={endedAt} /> at <ClockText at={endedAt} />: {lastReconciliation.compared}{' '}
            compared, {lastReconciliation.repaired} repaired.
          </>
        ) : (
          'Nothing has been compared yet.'
        )}
      </p>
      <NumberedList
        list={list}
        singular="difference"
        plural="differences"
        connection={paymentDifferences}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => `difference about ${subject}`}
        filters={
          <SelectFilter
            list={list}
            name="state"
            label="State"
            placeholder="Open"
            options={[{ value: 'settled', label: 'Settled' }]}
          />
        }
        columns={[
          {
            id: 'kind',
            header: 'What differs',
            names: true,
            cell: ({ kind }) => differenceWords[kind][0],
            second: ({ kind }) => differenceWords[kind][1],
          },
          {
            id: 'employer',
            header: 'Employer',
            phone: 'line',
            cell: ({ employer }) => {
              const href = employer && recordPath('EMPLOYER', employer.databaseId);
              return href ? <Link href={href}>{employer.name}</Link> : 'Unknown';
            },
          },
          {
            id: 'amount',
            header: 'Amount',
            phone: 'line',
            cell: ({ currency, price }) => currency && price != null && amountText({ currency, price }),
            second: ({ currency, ourPrice }) =>
              currency && ourPrice != null && `${amountText({ currency, price: ourPrice })} here`,
          },
          {
            id: 'subject',
            header: 'At the provider',
            phone: 'line',
            cell: ({ subject }) => subject,
            second: ({ eventType }) => eventType,
          },
          {
            id: 'found',
            header: 'Found',
            phone: 'aside',
            cell: ({ foundAt }) => <DateText at={foundAt} />,
            second: ({ settledAt, closedBy }) =>
              settledAt && (
                <>
                  {closedBy ? 'closed' : 'settled'} <DateText at={settledAt} />
                </>
              ),
          },
          {
            id: 'decision',
            header: 'Decision',
            phone: 'line',
            cell: ({ closedReason }) => closedReason && <bdi>{closedReason}</bdi>,
            second: ({ closedBy }) => closedBy?.name,
          },
        ]}
        actions={({ id, kind, settledAt }) =>
          settledAt ? [] : [{ id: 'close', label: 'Close', onPress: () => dialog.open({ difference: id, kind }) }]
        }
        empty={
          <EmptyState title={isSettled ? 'Nothing was settled' : 'Nothing differs'}>
            {isSettled
              ? 'Differences that are no longer found appear here.'
              : "Our records agree with the payment provider's."}
          </EmptyState>
        }
      />
      {dialog.render(({ difference, kind }, state) => (
        <CloseDialog {...state} difference={difference} what={differenceWords[kind][0]} />
      ))}
    </OfficeScreen>
  );
}
