import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { AdminJobSeekerScreenQuery } from '../../../__generated__/AdminJobSeekerScreenQuery.graphql.ts';
import type { JobSeekerFacts_jobSeeker$key } from '../../../__generated__/JobSeekerFacts_jobSeeker.graphql.ts';
import type { ReferencesOfJobSeeker_jobSeeker$key } from '../../../__generated__/ReferencesOfJobSeeker_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { Identity } from '../../../features/accounts/badge/Identity.tsx';
import { verifiedFacts } from '../../../features/accounts/badge/verifiedFacts.ts';
import { acceptedTermsFact } from '../../../features/accounts/terms/acceptedTermsFact.ts';
import { Ban } from '../../../features/lifecycle/ban/Ban.tsx';
import { useEmail } from '../../../features/office/email/useEmail.tsx';
import { ReferenceRow, useRemoveReference } from '../../../features/people/jobReference/ReferenceRow.tsx';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { ProfileEditor } from '../../../features/people/profileForm/ProfileEditor.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { historySection, RecordHistory } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { useDeletePerson } from '../people/useDeletePerson.ts';
import { RecordLive } from '../records/RecordLive.tsx';
import { ViewAsButton } from '../viewAs/ViewAsButton.tsx';
import { StateBadges, useChangeActive } from './StateBadges.tsx';

export const { Skeleton, Failed } = officeFaces(
  'Job seeker',
  <Card>
    <Stack>
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </Stack>
  </Card>,
);

const sections = [
  { anchor: 'state', title: 'State' },
  { anchor: 'trust', title: 'Trust and safety' },
  { anchor: 'profile', title: 'Profile' },
  { anchor: 'references', title: 'References' },
  historySection,
];

/** /admin/candidates/{id}: the profile of a job seeker, with what only admins see and change. */
export default function AdminJobSeekerScreen({
  queryRef,
  params,
}: ScreenProps<AdminJobSeekerScreenQuery, { id: number }>) {
  const query = usePreloadedQuery<AdminJobSeekerScreenQuery>(
    graphql`
      query AdminJobSeekerScreenQuery($id: Int!) @preloadable {
        jobSeeker(databaseId: $id) {
          id
          name
          active
          deletedAt
          viewerCanEmail
          profileVersion
          ...Ban_user
          ...Identity_user
          ...ReferencesOfJobSeeker_jobSeeker
          ...jobSeekerPath_jobSeeker
          ...JobSeekerFacts_jobSeeker
          ...ProfileEditor_jobSeeker
        }
        ...ProfileEditor_query
        ...RecordHistory_query @arguments(recordType: JOB_SEEKER, recordId: $id)
      }
    `,
    queryRef,
  );
  const { jobSeeker } = query;
  const navigate = useNavigate();
  // The history has one entry more after a change.
  const refetchPage = useRefetchPage();
  const email = useEmail('Job Seeker');
  const askToDelete = useDeletePerson('Job Seeker', () => void navigate(paths.adminJobSeekers.to()));
  if (!jobSeeker || jobSeeker.deletedAt) throw notFound();
  return (
    <OfficeScreen
      title={jobSeeker.name}
      pageTitle={`Profile of ${jobSeeker.name}`}
      trail={[{ label: 'Job seekers', href: paths.adminJobSeekers.to() }, { label: jobSeeker.name }]}
      action={
        <Row>
          {jobSeeker.viewerCanEmail && (
            <Button look="secondary" {...email.opens(jobSeeker)}>
              Send e-mail
            </Button>
          )}
          <ButtonLink href={paths.adminSupportChat.to({ userId: params.id })} target="_blank" look="secondary">
            Support chat
          </ButtonLink>
          {jobSeeker.active && (
            <ButtonLink href={jobSeekerPath(jobSeeker)} target="_blank" look="secondary">
              Public page
            </ButtonLink>
          )}
          <ViewAsButton user={jobSeeker} />
          <Button look="quietDanger" onClick={() => void askToDelete(jobSeeker.id, jobSeeker.name)}>
            Delete
          </Button>
        </Row>
      }
    >
      <RecordLive type="JOB_SEEKER" id={params.id} version={String(jobSeeker.profileVersion)} />
      <SectionIndex sections={sections}>
        <Stack gap="large">
          <JobSeekerFacts jobSeeker={jobSeeker} />
          <CardSection title="Trust and safety" anchor="trust">
            <Identity user={jobSeeker} />
            <Ban user={jobSeeker} />
          </CardSection>
          <div id="profile" tabIndex={-1}>
            <ProfileEditor jobSeeker={jobSeeker} query={query} isAdmin onSaved={() => void refetchPage()} />
          </div>
          <ReferencesOfJobSeeker jobSeeker={jobSeeker} />
          <RecordHistory query={query} kind="JOB_SEEKER" id={params.id} />
        </Stack>
      </SectionIndex>
      {email.dialog}
    </OfficeScreen>
  );
}

/** All references that a job seeker has asked for. */
function ReferencesOfJobSeeker({ jobSeeker: key }: { jobSeeker: ReferencesOfJobSeeker_jobSeeker$key }) {
  const { requestedReferences } = useFragment(
    graphql`
      fragment ReferencesOfJobSeeker_jobSeeker on JobSeeker {
        requestedReferences {
          id
          company
          ...ReferenceRow_jobReference
        }
      }
    `,
    key,
  );
  const askToRemove = useRemoveReference();
  const references = requestedReferences ?? [];
  return (
    <CardSection
      title="References"
      anchor="references"
      lead="Everyone can see confirmed references, without the contact."
    >
      {references.length === 0 ? (
        <Text look="soft">This job seeker has not asked for a reference.</Text>
      ) : (
        <ul>
          {references.map((reference) => (
            <ReferenceRow
              key={reference.id}
              reference={reference}
              action={
                <Button
                  look="quietDanger"
                  size="small"
                  aria-label={`Remove the reference of ${reference.company}`}
                  onClick={() => void askToRemove(reference.id, reference.company)}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

/** The state of a profile, with the button that changes it, and what only admins see of it. */
function JobSeekerFacts({ jobSeeker: key }: { jobSeeker: JobSeekerFacts_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerFacts_jobSeeker on JobSeeker {
        id
        databaseId
        active
        pausedAt
        updated
        createdAt
        updatedAt
        popularity
        strength {
          percent
        }
        ...verifiedFacts_user
        ...acceptedTermsFact_user
      }
    `,
    key,
  );
  const { change, changing } = useChangeActive();
  const refetchPage = useRefetchPage();
  const { active, pausedAt, updated, strength } = jobSeeker;
  return (
    <CardSection
      title="State"
      anchor="state"
      action={
        <Button
          look={active ? 'secondary' : 'primary'}
          loading={changing.size > 0}
          onClick={async () => {
            // The history below has one entry more.
            if (await change(jobSeeker)) await refetchPage();
          }}
        >
          {active ? 'Pause' : 'Activate'}
        </Button>
      }
    >
      <Row>
        <StateBadges active={active} updated={updated} />
        {pausedAt && <Badge tone="warm">Paused by the job seeker since {formatDay(pausedAt)}</Badge>}
      </Row>
      <Facts
        facts={[
          { label: 'Id', value: `#${jobSeeker.databaseId}` },
          { label: 'Joined', value: formatDay(jobSeeker.createdAt) },
          { label: 'Last change', value: formatDay(jobSeeker.updatedAt) },
          ...verifiedFacts(jobSeeker),
          acceptedTermsFact(jobSeeker),
          { label: 'Profile strength', value: strength && `${strength.percent} %` },
          { label: 'Popularity', value: jobSeeker.popularity },
        ]}
      />
    </CardSection>
  );
}
