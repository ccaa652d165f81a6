import { graphql, usePreloadedQuery } from 'react-relay';
import { dateText } from '../../../../server/domain/core/text/format/time.ts';
import type { EmployerSubscriptionsScreenQuery } from '../../../__generated__/EmployerSubscriptionsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { plainList } from '../../../features/core/list/plainList.ts';
import { useList } from '../../../features/core/list/useList.ts';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Badge, PremiumBadge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { GiveSubscriptionButton } from '../subscriptions/GiveSubscriptionButton.tsx';
import { subscriptionColumns } from '../subscriptions/subscriptionColumns.tsx';
import { BillingDetailsButton } from './BillingDetailsButton.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import { useEndGift } from './useEndGift.ts';

export const { Skeleton, Failed } = officeFaces('Subscriptions', <TableSkeleton rows={4} />);

/** /admin/employer_subscriptions/{employerId}: the subscriptions of one employer, each with its invoices. */
export default function EmployerSubscriptionsScreen({
  queryRef,
  params,
}: ScreenProps<EmployerSubscriptionsScreenQuery, { employerId: number }>) {
  const { employer, subscriptions } = usePreloadedQuery<EmployerSubscriptionsScreenQuery>(
    graphql`
      query EmployerSubscriptionsScreenQuery($employerId: Int!, $first: Int!, $page: Int!) @preloadable {
        employer(databaseId: $employerId) {
          id
          name
          email
          whatsApp
          company
          isPremium
          isGuest
          deletedAt
        }
        subscriptions(filter: { employerId: $employerId }, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              createdAt
              isGift
              isActive
              ...subscriptionColumns_subscription
              ...SubscriptionDetails_subscription
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const endGift = useEndGift();
  const timeZone = useTimeZone();
  if (!employer) throw notFound();
  const { id, name, email, whatsApp, company, isPremium, isGuest, deletedAt } = employer;
  const canBeGiven = !isPremium && !deletedAt;
  const [plan, ...otherColumns] = subscriptionColumns<(typeof subscriptions.edges)[number]['node']>();
  return (
    <OfficeScreen
      title={name}
      pageTitle={`Subscriptions of ${name}`}
      action={
        <Row>
          <ButtonLink href={paths.employer.to({ id: params.employerId })} target="_blank" look="secondary">
            Employer page
          </ButtonLink>
          {!deletedAt && (
            <ButtonLink
              href={paths.adminSupportChat.to({ userId: params.employerId })}
              target="_blank"
              look="secondary"
            >
              Support chat
            </ButtonLink>
          )}
          <BillingDetailsButton employerId={id} />
          {canBeGiven && <GiveSubscriptionButton employer={{ value: id, label: `${name} · #${params.employerId}` }} />}
        </Row>
      }
    >
      <Stack>
        <Row>
          {isPremium ? <PremiumBadge /> : <Badge>Not premium</Badge>}
          {isGuest && <Badge>Guest</Badge>}
          {deletedAt && <Badge tone="warm">Deleted</Badge>}
          <Text look="soft">{[company, email, whatsApp, `#${params.employerId}`].filter(Boolean).join(' · ')}</Text>
        </Row>
        <NumberedList
          list={list}
          singular="subscription"
          plural="subscriptions"
          connection={subscriptions}
          rowId={(row) => row.id}
          rowLabel={({ createdAt }) => `the subscription of ${dateText(createdAt, timeZone)}`}
          columns={[{ ...plan, names: true }, ...otherColumns]}
          actions={(row) => [
            row.isGift && row.isActive && { id: 'end', label: 'End now', onPress: () => void endGift(row.id, name) },
          ]}
          details={(row) => <SubscriptionDetails subscription={row} />}
          empty={
            <EmptyState title="No subscriptions yet">
              Paid and gift subscriptions of this employer appear here.
            </EmptyState>
          }
        />
      </Stack>
    </OfficeScreen>
  );
}
