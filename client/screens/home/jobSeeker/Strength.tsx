import { graphql, useFragment } from 'react-relay';
import type { Strength_jobSeeker$key } from '../../../__generated__/Strength_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { nextStep } from '../../../features/people/jobSeeker/profileParts.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** How complete the profile is, and the next step. */
export function Strength({ jobSeeker: key }: { jobSeeker: Strength_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment Strength_jobSeeker on JobSeeker {
        updated
        strength {
          percent
        }
        ...profileParts_jobSeeker
      }
    `,
    key,
  );
  const percent = jobSeeker.strength?.percent ?? 0;
  const next = nextStep(jobSeeker);
  return (
    <CardSection title="Profile strength" action={<strong>{percent} %</strong>}>
      <ProgressBar percent={percent} label="Profile strength" />
      <Text look="small">
        {next
          ? next.isRequired
            ? 'Only complete profiles are shown to employers.'
            : 'Employers contact job seekers with a video more often than others.'
          : 'Your profile is complete. Keep your availability up to date.'}
      </Text>
      <Row>
        {next && (
          <ButtonLink href={next.href} size="small" look={next.isRequired ? 'primary' : 'secondary'}>
            {next.task}
          </ButtonLink>
        )}
        {jobSeeker.updated && (
          <>
            <ButtonLink href={paths.myProfile.to()} size="small" look="secondary">
              Edit profile
            </ButtonLink>
            <ButtonLink href={paths.myData.to()} size="small" look="quiet">
              Phone number and description
            </ButtonLink>
          </>
        )}
      </Row>
    </CardSection>
  );
}
