import { graphql, useFragment } from 'react-relay';
import type { JobSeekerHome_jobSeeker$key } from '../../../__generated__/JobSeekerHome_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { Activity } from './Activity.tsx';
import { FittingOffers } from './FittingOffers.tsx';

import { ProfileState } from './ProfileState.tsx';
import { Strength } from './Strength.tsx';

/** The start page of a job seeker: their profile, who looks at it, offers that fit, and chats. */
export default function JobSeekerHome({ jobSeeker: key }: { jobSeeker: JobSeekerHome_jobSeeker$key }) {
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
      }
    `,
    key,
  );
  return (
    <>
      <Container>
        <PageMeta title={product.name} canonical={paths.home.to()} />
        <PageHead
          title={`Hello ${firstName(jobSeeker.name)}`}
          lead="Find work by the hour, at a rate you set. Employers find you, and you can apply with one click."
        />
        <div className={styles.columns}>
          <div className={styles.column}>
            <RejectionNotice
              noun="profile"
              rejection={jobSeeker.rejection}
              action={
                <ButtonLink href={paths.myProfile.to()} look="secondary" size="small">
                  Change your profile
                </ButtonLink>
              }
            />
            <ProfileState jobSeeker={jobSeeker} />
            <Strength jobSeeker={jobSeeker} />
          </div>
          <div className={styles.column}>
            <LatestChats chats={jobSeeker.chats} empty="Employers who contact you appear here." />
            <Activity jobSeeker={jobSeeker} />
          </div>
        </div>
      </Container>
      <FittingOffers jobSeeker={jobSeeker} />
    </>
  );
}
