import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import type { AdminJobSeekerScreenQuery } from '../../../__generated__/AdminJobSeekerScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { Identity } from '../../../features/accounts/badge/Identity.tsx';
import { Ban } from '../../../features/lifecycle/ban/Ban.tsx';
import { useEmail } from '../../../features/office/email/useEmail.tsx';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { ProfileEditor } from '../../../features/people/profileForm/ProfileEditor.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { historySection, RecordHistory } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { useDeletePerson } from '../people/useDeletePerson.ts';
import { RecordLive } from '../record/RecordLive.tsx';
import { ViewAsButton } from '../viewAs/ViewAsButton.tsx';
import { JobSeekerFacts } from './JobSeekerFacts.tsx';
import { ReferencesOfJobSeeker } from './ReferencesOfJobSeeker.tsx';

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
