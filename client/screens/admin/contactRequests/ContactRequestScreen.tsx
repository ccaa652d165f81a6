import { graphql, usePreloadedQuery } from 'react-relay';
import type { ContactRequestScreenQuery } from '../../../__generated__/ContactRequestScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge, PremiumMark } from '../../../ui/display/Badge.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from '../records/RecordLive.tsx';
import { ContactRequestDetails, WorkBadges } from './ContactRequestDetails.tsx';

export const { Skeleton, Failed } = officeFaces(
  'Contact request',
  <Card>
    <Stack>
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </Stack>
  </Card>,
);

/** /admin/contact_requests/{id}: one request with all details. */
export default function ContactRequestScreen({ queryRef }: ScreenProps<ContactRequestScreenQuery>) {
  const { contactRequest } = usePreloadedQuery<ContactRequestScreenQuery>(
    graphql`
      query ContactRequestScreenQuery($id: Int!) @preloadable {
        contactRequest(databaseId: $id) {
          databaseId
          version
          createdAt
          employerName
          jobSeekerName
          partTime
          fullTime
          isPending
          status {
            name
          }
          chat {
            databaseId
          }
          employer {
            databaseId
            isPremium
          }
          jobSeeker {
            databaseId
            deletedAt
          }
          ...ContactRequestDetails_contactRequest
        }
      }
    `,
    queryRef,
  );
  if (!contactRequest) throw notFound();
  const { databaseId, version, createdAt, employer, employerName, jobSeeker, jobSeekerName, chat, status } =
    contactRequest;
  const title = `Contact request #${databaseId}`;
  return (
    <OfficeScreen
      title={title}
      trail={[{ label: 'Contact requests', href: paths.adminContactRequests.to() }, { label: title }]}
      action={
        chat && (
          <ButtonLink href={paths.adminChat.to({ id: chat.databaseId })} target="_blank" look="secondary">
            Chat
          </ButtonLink>
        )
      }
    >
      <RecordLive type="CONTACT_REQUEST" id={databaseId} version={version ?? null} />
      <Stack gap="large">
        <CardSection title="Request">
          <Row>
            <WorkBadges partTime={contactRequest.partTime} fullTime={contactRequest.fullTime} />
            {contactRequest.isPending && <Badge tone="warm">Pending</Badge>}
          </Row>
          <Facts
            facts={[
              { label: 'Id', value: `#${databaseId}` },
              { label: 'Created', value: <DateText at={createdAt} /> },
              {
                label: 'Employer',
                value: employer ? (
                  <>
                    <Link href={paths.adminEmployerContactRequests.to({ employerId: employer.databaseId })}>
                      {employerName}
                    </Link>
                    {employer.isPremium && <PremiumMark />}
                  </>
                ) : (
                  employerName
                ),
              },
              {
                label: 'Job seeker',
                value:
                  jobSeeker && !jobSeeker.deletedAt ? (
                    <Link href={paths.adminJobSeeker.to({ id: jobSeeker.databaseId })}>{jobSeekerName}</Link>
                  ) : (
                    jobSeekerName
                  ),
              },
              { label: 'Status', value: status?.name },
            ]}
          />
        </CardSection>
        <CardSection title="Details">
          <ContactRequestDetails contactRequest={contactRequest} />
        </CardSection>
      </Stack>
    </OfficeScreen>
  );
}
