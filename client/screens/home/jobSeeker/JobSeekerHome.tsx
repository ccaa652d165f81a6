import { graphql, useFragment } from 'react-relay';
import type { JobSeekerHome_jobSeeker$key } from '../../../__generated__/JobSeekerHome_jobSeeker.graphql.ts';
import type { JobSeekerHome_viewer$key } from '../../../__generated__/JobSeekerHome_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { product } from '../../../ui/base/product.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { Activity } from './Activity.tsx';
import { FittingOffers } from './FittingOffers.tsx';
import { Next } from './Next.tsx';
import { ProfileState } from './ProfileState.tsx';
import { Strength } from './Strength.tsx';

/** The start page of a job seeker: the next thing, chats and offers that fit, and at the end the profile with its numbers. */
export default function JobSeekerHome({
  jobSeeker: key,
  viewer: viewerKey,
}: {
  jobSeeker: JobSeekerHome_jobSeeker$key;
  viewer: JobSeekerHome_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerHome_jobSeeker on JobSeeker {
        name
        rejection {
          reason
        }
        ...ProfileState_jobSeeker
        ...Strength_jobSeeker
        ...Activity_jobSeeker
        chats(first: 3) {
          ...LatestChats_chats
        }
        ...FittingOffers_jobSeeker
        ...Next_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment JobSeekerHome_viewer on Viewer {
        ...Next_viewer
      }
    `,
    viewerKey,
  );
  return (
    <>
      <Container>
        <PageMeta title={product.name} canonical={paths.home.to()} />
        <PageHead title={`Hello ${firstName(jobSeeker.name)}`} />
        <Stack>
          <RejectionNotice noun="profile" rejection={jobSeeker.rejection} />
          <Next jobSeeker={jobSeeker} viewer={viewer} />
          <LatestChats chats={jobSeeker.chats} empty="Employers who contact you appear here." />
        </Stack>
      </Container>
      <FittingOffers jobSeeker={jobSeeker} />
      <Section title="Your profile in numbers">
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileState jobSeeker={jobSeeker} />
            <Strength jobSeeker={jobSeeker} />
          </div>
          <Activity jobSeeker={jobSeeker} />
        </div>
      </Section>
    </>
  );
}
