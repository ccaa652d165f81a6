import { graphql, useFragment } from 'react-relay';
import type { ProfileState_jobSeeker$key } from '../../../__generated__/ProfileState_jobSeeker.graphql.ts';
import { asEmployersSearch, jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { PauseProfile } from '../../../features/people/jobSeeker/PauseProfile.tsx';
import { profileStateOf } from '../../../features/people/jobSeeker/profileStateOf.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';

const words = {
  incomplete: { badge: 'Not complete', lead: 'Complete your profile, and our team will check and activate it.' },
  waiting: {
    badge: 'Being checked',
    lead: 'Our team checks your profile and activates it. We will email you, and then employers can find you.',
  },
  active: { badge: 'Public', lead: 'Employers can find you, contact you, and read your profile.' },
  rejected: { badge: 'Needs a change', lead: 'Change your profile and save it. Our team then looks at it again.' },
  paused: { badge: 'Paused', lead: 'Employers do not find you. Your chats continue.' },
};

/** Whether employers find the viewer's profile, and what follows from it. */
export function ProfileState({ jobSeeker: key }: { jobSeeker: ProfileState_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileState_jobSeeker on JobSeeker {
        rejection {
          decidedAt
        }
        ...profileStateOf_jobSeeker
        ...jobSeekerPath_jobSeeker
        ...PauseProfile_jobSeeker
      }
    `,
    key,
  );
  const state = jobSeeker.rejection ? 'rejected' : profileStateOf(jobSeeker);
  const { badge, lead } = words[state];
  return (
    <CardSection
      title="Your profile"
      lead={lead}
      action={<Badge tone={state === 'active' ? 'green' : 'warm'}>{badge}</Badge>}
    >
      {state !== 'incomplete' && (
        <Row>
          {state === 'active' ? (
            <ButtonLink href={jobSeekerPath(jobSeeker) + asEmployersSearch} look="secondary" size="small">
              See it as employers do
            </ButtonLink>
          ) : (
            <ButtonLink href={jobSeekerPath(jobSeeker)} look="secondary" size="small">
              See your profile
            </ButtonLink>
          )}
          <PauseProfile jobSeeker={jobSeeker}>{(_state, action) => action}</PauseProfile>
        </Row>
      )}
    </CardSection>
  );
}
