import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { ReportedMessages_context$key } from '../../../__generated__/ReportedMessages_context.graphql.ts';
import type { ReportScreenQuery } from '../../../__generated__/ReportScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { DateText, DateTimeText } from '../../../features/core/time/DateText.tsx';
import { reasonLabels } from '../../../features/lifecycle/report/reasonLabels.ts';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import styles from './ReportedMessages.module.css';
import { ReportedRating } from './ReportedRating.tsx';
import { ResolveForm } from './ResolveForm.tsx';
import { kindLabels, stateLabels } from './reportList.ts';

export const { Skeleton, Failed } = officeFaces(
  'Report',
  <Card>
    <Stack>
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </Stack>
  </Card>,
);

/** /admin/reports/{id}: what was reported, by whom, what surrounds it, and what was done. */
export default function ReportScreen({ queryRef }: ScreenProps<ReportScreenQuery, { id: number }>) {
  const { report, reportContext } = usePreloadedQuery<ReportScreenQuery>(
    graphql`
      query ReportScreenQuery($id: Int!) @preloadable {
        report(databaseId: $id) {
          id
          databaseId
          kind
          reason
          text
          state
          createdAt
          messageDatabaseId
          chatDatabaseId
          reporterEmail
          note
          resolvedAt
          resolverName
          reported {
            databaseId
            role
            name
            bannedAt
            ... on JobSeeker {
              ...jobSeekerPath_jobSeeker @alias(as: "address")
            }
          }
          rating {
            jobSeeker {
              ...jobSeekerPath_jobSeeker @alias(as: "address")
            }
            ...ReportedRating_rating
          }
          reporter {
            databaseId
            role
            name
          }
          jobOffer {
            databaseId
            title
          }
        }
        reportContext(databaseId: $id) {
          ...ReportedMessages_context
          others {
            id
            databaseId
            kind
            reason
            state
            createdAt
          }
        }
      }
    `,
    queryRef,
  );
  const refetch = useRefetchPage();
  if (!report) throw notFound();
  const { databaseId, kind, reason, text, state, createdAt, reported, reporter, jobOffer, chatDatabaseId, rating } =
    report;
  const title = `Report #${databaseId}`;
  const thing = {
    PROFILE: { label: 'Open the profile', href: reported.address ? jobSeekerPath(reported.address) : null },
    COMPANY: { label: 'Open the company page', href: paths.employer.to({ id: reported.databaseId }) },
    JOB_OFFER: { label: 'Open the job offer', href: jobOffer && paths.displayJobOffer.to({ id: jobOffer.databaseId }) },
    MESSAGE: {
      label: 'Open the chat',
      href: chatDatabaseId == null ? null : paths.adminChat.to({ id: chatDatabaseId }),
    },
    RATING: {
      label: 'Open the profile',
      href: rating?.jobSeeker?.address ? jobSeekerPath(rating.jobSeeker.address) : null,
    },
  }[kind];
  const sections = [
    { anchor: 'report', title: 'Report' },
    ...(kind === 'MESSAGE' ? [{ anchor: 'chat', title: 'In the chat' }] : []),
    ...(rating ? [{ anchor: 'review', title: 'The review' }] : []),
    { anchor: 'others', title: 'Other reports' },
    ...(state === 'OPEN' ? [{ anchor: 'resolve', title: 'Resolve' }] : []),
  ];
  return (
    <OfficeScreen title={title} trail={[{ label: 'Reports', href: paths.adminReports.to() }, { label: title }]}>
      <SectionIndex sections={sections}>
        <Stack gap="large">
          <CardSection
            title={reasonLabels[reason]}
            anchor="report"
            action={<Badge tone={state === 'OPEN' ? 'warm' : 'neutral'}>{stateLabels[state]}</Badge>}
          >
            {text && <Text>{text}</Text>}
            <Facts
              facts={[
                { label: 'What', value: jobOffer ? jobOffer.title : kindLabels[kind] },
                { label: 'About', value: <Person {...reported} /> },
                {
                  label: 'Reported by',
                  value: reporter ? <Person {...reporter} /> : (report.reporterEmail ?? 'A visitor'),
                },
                {
                  label: 'Reported',
                  value: (
                    <>
                      <DateTimeText at={createdAt} />
                    </>
                  ),
                },
                {
                  label: 'Resolved',
                  value: report.resolvedAt && `${formatDay(report.resolvedAt)} by ${report.resolverName}`,
                },
                { label: 'Note', value: report.note },
              ]}
            />
            {thing.href && (
              <Row>
                <ButtonLink href={thing.href} look="secondary" size="small" target="_blank">
                  {thing.label}
                </ButtonLink>
              </Row>
            )}
          </CardSection>
          {kind === 'MESSAGE' && (
            <CardSection title="In the chat" anchor="chat">
              <ReportedMessages context={reportContext} reported={report.messageDatabaseId} />
            </CardSection>
          )}
          {rating && (
            <CardSection title="The review" anchor="review">
              <ReportedRating rating={rating} />
            </CardSection>
          )}
          <CardSection title="Other reports about this person" anchor="others">
            {reportContext.others.length === 0 ? (
              <Text look="soft">There are none.</Text>
            ) : (
              <ul>
                {reportContext.others.map((other) => (
                  <li key={other.id}>
                    <Link href={paths.adminReport.to({ id: other.databaseId })}>
                      {kindLabels[other.kind]}: {reasonLabels[other.reason]}
                    </Link>{' '}
                    ({stateLabels[other.state]}, <DateText at={other.createdAt} />)
                  </li>
                ))}
              </ul>
            )}
          </CardSection>
          {state === 'OPEN' && (
            <CardSection
              title="Resolve"
              anchor="resolve"
              lead="This records what you did. Only a ban also takes effect here."
            >
              <ResolveForm
                report={report.id}
                name={reported.name}
                isBanned={reported.bannedAt != null}
                onResolved={() => void refetch()}
              />
            </CardSection>
          )}
        </Stack>
      </SectionIndex>
    </OfficeScreen>
  );
}

function Person({ databaseId, role, name }: { databaseId: number; role: string; name: string }) {
  if (role === 'ROLE_CANDIDATE') return <Link href={paths.adminJobSeeker.to({ id: databaseId })}>{name}</Link>;
  if (role === 'ROLE_EMPLOYER') return <Link href={paths.employer.to({ id: databaseId })}>{name}</Link>;
  return <>{name}</>;
}

/** The reported message among its neighbours. */
function ReportedMessages({
  context: key,
  reported,
}: {
  context: ReportedMessages_context$key;
  /** The integer id of the reported one. */
  reported: number | null | undefined;
}) {
  const { messages } = useFragment(
    graphql`
      fragment ReportedMessages_context on ReportContext {
        messages {
          id
          databaseId
          text
          photoUri
          documentName
          createdAt
          user {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, databaseId, text, photoUri, documentName, createdAt, user }) => (
        <li key={id} className={styles.message} data-reported={databaseId === reported || undefined}>
          <p className={styles.head}>
            <bdi>
              <strong>{user.name}</strong>
            </bdi>{' '}
            <DateTimeText at={createdAt} /> {databaseId === reported && <Badge tone="warm">Reported</Badge>}
          </p>
          {text && <p>{text}</p>}
          {photoUri && <img src={photoUri} alt={`Sent by ${user.name}`} className={styles.picture} />}
          {documentName && <p>{documentName}</p>}
        </li>
      ))}
    </ol>
  );
}
