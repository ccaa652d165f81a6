import { graphql, usePreloadedQuery } from 'react-relay';
import type { IntroductionsScreenQuery } from '../../../__generated__/IntroductionsScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/defineList.ts';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { IntroduceButton } from '../../../features/hiring/introduction/IntroduceButton.tsx';
import { useActivation } from '../../../features/hiring/introduction/useActivation.ts';
import { PremiumMark } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

export const { Skeleton, Failed } = officeFaces('Introductions', <TableSkeleton rows={8} />);

/** /admin/introductions: pending introductions, the newest first. */
export default function IntroductionsScreen({ queryRef }: ScreenProps<IntroductionsScreenQuery>) {
  const { pendingIntroductions } = usePreloadedQuery<IntroductionsScreenQuery>(
    graphql`
      query IntroductionsScreenQuery($first: Int!, $page: Int!) @preloadable {
        pendingIntroductions(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              createdAt
              employerName
              jobSeekerName
              description
              isPending
              viewerCanActivate
              employer {
                isPremium
              }
              jobSeeker {
                job {
                  name
                }
                city {
                  name
                }
              }
              chat {
                databaseId
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(plainList);
  const [activate, isActivating] = useActivation();
  // An introduction that was just activated is still in the connection.
  const pending = pendingIntroductions.edges.filter(({ node }) => node.isPending);
  return (
    <OfficeScreen
      title="Introductions"
      trail={[{ label: 'Contact requests', href: paths.adminContactRequests.to() }, { label: 'Introductions' }]}
      action={
        <Row>
          <ExportButton
            name="introductions"
            filter={{}}
            plural="introductions"
            total={pendingIntroductions.totalCount}
          />
          <IntroduceButton />
        </Row>
      }
    >
      <NumberedList
        list={list}
        singular="introduction"
        plural="introductions"
        connection={{ ...pendingIntroductions, edges: pending }}
        rowId={({ id }) => id}
        rowLabel={({ jobSeekerName, employerName }) => `${jobSeekerName} for ${employerName}`}
        columns={[
          {
            id: 'candidate',
            header: 'Job seeker',
            names: true,
            cell: ({ jobSeekerName }) => jobSeekerName,
            second: ({ jobSeeker }) => [jobSeeker?.job?.name, jobSeeker?.city?.name].filter(Boolean).join(' · '),
          },
          {
            id: 'employer',
            header: 'Employer',
            phone: 'line',
            cell: ({ employerName, employer }) => (
              <>
                {employerName}
                {employer?.isPremium && <PremiumMark />}
              </>
            ),
          },
          { id: 'description', header: 'Description', cell: ({ description }) => description },
          {
            id: 'created',
            header: 'Introduced',
            phone: 'aside',
            cell: ({ createdAt }) => <DateText at={createdAt} />,
            second: ({ createdAt }) => <ClockText at={createdAt} />,
          },
        ]}
        actions={({ id, viewerCanActivate, chat }) => [
          viewerCanActivate && {
            id: 'activate',
            label: 'Activate',
            look: 'primary',
            loading: isActivating,
            onPress: () => void activate(id),
          },
          chat && { id: 'chat', label: 'Chat', href: paths.adminChat.to({ id: chat.databaseId }), newTab: true },
        ]}
        empty={
          <EmptyState title="No pending introductions">
            Introduce a job seeker to an employer. The introduction stays here until someone activates it.
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}
