import { graphql, usePreloadedQuery } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerScreenQuery } from '../../__generated__/JobSeekerScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { PageStatus } from '../../app/routing/PageStatus.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Profile } from './Profile.tsx';

/** A job seeker's public page (docs/product/profiles.md, 'The public page of a job seeker'). */
export default function JobSeekerScreen({ queryRef }: ScreenProps<JobSeekerScreenQuery>) {
  const { jobSeeker, viewer } = usePreloadedQuery<JobSeekerScreenQuery>(
    graphql`
      query JobSeekerScreenQuery($id: Int!) @preloadable {
        jobSeeker(databaseId: $id) {
          ...jobSeekerPath_jobSeeker
          ...Profile_jobSeeker
        }
        viewer {
          ...Profile_viewer
        }
      }
    `,
    queryRef,
  );
  if (!jobSeeker) return <NoProfile />;
  const path = jobSeekerPath(jobSeeker);
  return (
    <>
      <CanonicalAddress path={path} />
      <Profile jobSeeker={jobSeeker} viewer={viewer} path={path} />
    </>
  );
}

/** A paused, deleted or unknown profile, with links to others. */
function NoProfile() {
  return (
    <Container narrow>
      <PageMeta title="This profile is not available" />
      <PageStatus status={404} />
      <PageHead title="This profile is not available" lead="Other job seekers are ready to start." />
      <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>See all job seekers</ButtonLink>
    </Container>
  );
}

/** As large as the first view of a profile. */
export function Skeleton() {
  return (
    <Loading label="Loading the profile">
      <ProfileSkeleton />
    </Loading>
  );
}
