import { graphql, usePreloadedQuery } from 'react-relay';
import { paths } from '../../../paths.ts';
import { notFound } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Badge, PremiumBadge } from '../../../ui/display/Badge.tsx';
import { Loading } from '../../../ui/display/Loading.tsx';
import { OfficeHead } from '../../../ui/layout/BackOffice.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { GiveSubscriptionButton } from '../subscriptions/GiveSubscriptionButton.tsx';
import type { EmployerSubscriptionsScreenQuery } from './__generated__/EmployerSubscriptionsScreenQuery.graphql.ts';
import { EmployerSubscriptionTable } from './EmployerSubscriptionTable.tsx';

/** /admin/employer_subscriptions/{employerId}: what one employer bought or was given, and what they were charged. */
export default function EmployerSubscriptionsScreen({
  queryRef,
  params,
}: ScreenProps<EmployerSubscriptionsScreenQuery, { employerId: number }>) {
  const query = usePreloadedQuery<EmployerSubscriptionsScreenQuery>(
    graphql`
      query EmployerSubscriptionsScreenQuery($employerId: Int!) @preloadable {
        employer(databaseId: $employerId) {
          id
          databaseId
          name
          email
          whatsApp
          company
          isPremium
          isGuest
          deletedAt
        }
        ...EmployerSubscriptionTable_query @arguments(employerId: $employerId)
      }
    `,
    queryRef,
  );
  const { employer } = query;
  if (!employer) throw notFound();
  const { id, name, email, whatsApp, company, isPremium, isGuest, deletedAt } = employer;
  const canBeGiven = !isPremium && !deletedAt;
  return (
    <AdminFrame>
      <PageMeta title={`Subscriptions of ${name}`} />
      <OfficeHead
        title={name}
        action={
          <Row>
            {!deletedAt && (
              <ButtonLink
                href={paths.adminSupportChat.to({ userId: params.employerId })}
                target="_blank"
                look="secondary"
              >
                Support chat
              </ButtonLink>
            )}
            {canBeGiven && (
              <GiveSubscriptionButton employer={{ value: id, label: `${name} · #${params.employerId}` }} />
            )}
          </Row>
        }
      />
      <Stack>
        <Row>
          {isPremium ? <PremiumBadge /> : <Badge>Not premium</Badge>}
          {isGuest && <Badge>Guest</Badge>}
          {deletedAt && <Badge tone="warm">Deleted</Badge>}
          <Text look="soft">{[company, email, whatsApp, `#${params.employerId}`].filter(Boolean).join(' · ')}</Text>
        </Row>
        <EmployerSubscriptionTable query={query} />
      </Stack>
    </AdminFrame>
  );
}

export function Skeleton() {
  return (
    <AdminFrame>
      <OfficeHead title="Subscriptions" />
      <Loading>
        <TableSkeleton rows={4} />
      </Loading>
    </AdminFrame>
  );
}
