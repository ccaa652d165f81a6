import { graphql, usePreloadedQuery } from 'react-relay';
import { disputeReason } from '../../../../server/domain/core/text/format/cardBrand.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { DisputeState, DisputesScreenQuery } from '../../../__generated__/DisputesScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { disputeList } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

const title = 'Disputes';

export const { Skeleton, Failed } = officeFaces(title, <ListSkeleton filters={1} />);

const states: Record<Exclude<DisputeState, '%future added value'>, { text: string; tone: BadgeTone }> = {
  NEEDS_RESPONSE: { text: 'Evidence is due', tone: 'warm' },
  UNDER_REVIEW: { text: 'The bank decides', tone: 'neutral' },
  WON: { text: 'Won', tone: 'green' },
  LOST: { text: 'Lost', tone: 'warm' },
  CLOSED: { text: 'Closed', tone: 'neutral' },
};

/** /admin/disputes: payments that cardholders dispute at the bank. */
export default function DisputesScreen({ queryRef }: ScreenProps<DisputesScreenQuery>) {
  const { disputes } = usePreloadedQuery<DisputesScreenQuery>(
    graphql`
      query DisputesScreenQuery($closed: Boolean!, $first: Int!, $page: Int!) @preloadable {
        disputes(closed: $closed, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              state
              isInquiry
              reason
              providerId
              currency
              price
              evidenceDueAt
              openedAt
              closedAt
              invoice {
                number
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
  const list = useList(disputeList);
  const isClosed = list.shown.filterCount > 0;
  return (
    <OfficeScreen
      title={title}
      lead="Payments that cardholders dispute at their bank. Send evidence at the payment provider. Until the bank decides, the subscription stays and is not renewed. A lost dispute ends it."
    >
      <NumberedList
        list={list}
        singular="dispute"
        plural="disputes"
        connection={disputes}
        rowId={({ id }) => id}
        rowLabel={({ providerId }) => `dispute ${providerId}`}
        filters={
          <SelectFilter
            list={list}
            name="state"
            label="State"
            placeholder="Open"
            options={[{ value: 'closed', label: 'Over' }]}
          />
        }
        columns={[
          {
            id: 'amount',
            header: 'Payment',
            names: true,
            cell: ({ currency, price }) => amountText({ currency, price }),
            second: ({ invoice }) => invoice.number && `Invoice ${invoice.number}`,
          },
          {
            id: 'employer',
            header: 'Employer',
            phone: 'line',
            cell: ({ employer }) => (
              <Link href={paths.adminEmployerSubscriptions.to({ employerId: employer.databaseId })}>
                {employer.name}
              </Link>
            ),
          },
          {
            id: 'state',
            header: 'State',
            phone: 'line',
            cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
            second: ({ isInquiry }) => isInquiry && 'The bank only asks',
          },
          {
            id: 'due',
            header: 'Evidence due',
            phone: 'line',
            cell: ({ evidenceDueAt }) => (evidenceDueAt ? <DateText at={evidenceDueAt} /> : '–'),
          },
          {
            id: 'reason',
            header: 'Reason',
            phone: 'line',
            cell: ({ reason }) => disputeReason(reason),
            second: ({ providerId }) => providerId,
          },
          {
            id: 'opened',
            header: 'Opened',
            phone: 'aside',
            cell: ({ openedAt }) => <DateText at={openedAt} />,
            second: ({ closedAt }) =>
              closedAt && (
                <>
                  over <DateText at={closedAt} />
                </>
              ),
          },
        ]}
        empty={
          <EmptyState title={isClosed ? 'No dispute is over' : 'Nothing is disputed'}>
            {isClosed ? 'Disputes that are won or lost appear here.' : 'No cardholder disputes a payment.'}
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}
