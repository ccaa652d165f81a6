import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { buyerCountries } from '../../../../server/domain/billing/buyer/billingDetails.input.ts';
import { dateText } from '../../../../server/domain/core/text/format/time.ts';
import type { BillingDetailsButtonQuery } from '../../../__generated__/BillingDetailsButtonQuery.graphql.ts';
import billingDetailsQuery from '../../../__generated__/BillingDetailsButtonQuery$parameters.ts';
import type { EmployerSubscriptionsScreenQuery } from '../../../__generated__/EmployerSubscriptionsScreenQuery.graphql.ts';
import type { useEndGiftMutation } from '../../../__generated__/useEndGiftMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { FailureBoundary } from '../../../features/core/FailureBoundary.tsx';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { useAsked } from '../../../features/core/useAsked.ts';
import { Button, ButtonLink, LoadingDots } from '../../../ui/action/Button.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge, PremiumBadge } from '../../../ui/display/Badge.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { GiveSubscriptionButton } from '../subscriptions/GiveSubscriptionButton.tsx';
import { subscriptionColumns } from '../subscriptions/subscriptionColumns.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';

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

/** Returns a function that ends a gift before its last day, after a confirmation. `id` is the subscription's global id. */
function useEndGift(): (id: string, employerName: string) => Promise<void> {
  const refetch = useRefetchPage();
  const [endGift] = useAction<useEndGiftMutation>(graphql`
    mutation useEndGiftMutation($input: EndGrantedSubscriptionInput!) {
      endGrantedSubscription(input: $input) {
        ... on EndGrantedSubscriptionPayload @alias(as: "success") {
          subscription {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return async (id, employerName) => {
    const ended = await confirm({
      title: 'End subscription',
      text: `${employerName} loses premium access now.`,
      destructive: true,
      action: async () => {
        const result = await endGift({ input: { subscription: id } });
        if (result.ok) await refetch();
        return result;
      },
    });
    if (ended) showToast('Subscription ended.');
  };
}

/** Shows whom the invoices of an employer name. Asked for on demand, because the payment provider has to answer. */
function BillingDetailsButton({ employerId }: { employerId: string }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button look="secondary" {...dialog.opens(true)}>
        Billing details
      </Button>
      {dialog.render((_open, state) => (
        <BillingDetailsDialog {...state} employerId={employerId} />
      ))}
    </>
  );
}

function BillingDetailsDialog({ employerId: id, ...dialog }: DialogState & { employerId: string }) {
  const [queryRef, ask] = useAsked<BillingDetailsButtonQuery>(billingDetailsQuery, { id });
  const waiting = <LoadingDots label="Loading the billing details" />;
  return (
    <Dialog {...dialog} title="Billing details">
      <FailureBoundary onRetry={ask}>
        <Suspense fallback={waiting}>{queryRef ? <BillingDetails queryRef={queryRef} /> : waiting}</Suspense>
      </FailureBoundary>
    </Dialog>
  );
}

function BillingDetails({ queryRef }: { queryRef: PreloadedQuery<BillingDetailsButtonQuery> }) {
  const { node } = usePreloadedQuery<BillingDetailsButtonQuery>(
    graphql`
      query BillingDetailsButtonQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Employer @alias(as: "employer") {
            billingDetails {
              company
              line1
              line2
              postalCode
              city
              country
              taxNumber
            }
          }
        }
      }
    `,
    queryRef,
  );
  const held = node?.employer?.billingDetails;
  if (!held || Object.values(held).every((value) => value === null)) {
    return <Text look="soft">None yet. Invoices name the company of the profile, or the person.</Text>;
  }
  const { company, line1, line2, postalCode, city, country, taxNumber } = held;
  return (
    <Facts
      facts={[
        { label: 'Company', value: company },
        { label: 'Address', value: [line1, line2].filter(Boolean).join(', ') },
        { label: 'Postal code', value: postalCode },
        { label: 'City', value: city },
        { label: 'Country', value: buyerCountries.find(({ code }) => code === country)?.name ?? country },
        { label: 'VAT number', value: taxNumber },
      ]}
    />
  );
}
