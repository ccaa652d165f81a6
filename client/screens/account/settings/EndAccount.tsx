import { graphql, useFragment } from 'react-relay';
import type { EndAccount_user$key } from '../../../__generated__/EndAccount_user.graphql.ts';
import { PauseProfile } from '../../../features/people/jobSeeker/PauseProfile.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { accountSections } from './accountSections.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { Setting } from './Setting.tsx';

/** Pausing the profile of a job seeker, and deleting the account. */
export function EndAccount({ user: key }: { user: EndAccount_user$key }) {
  const { role, jobSeeker } = useFragment(
    graphql`
      fragment EndAccount_user on User {
        role
        ... on JobSeeker @alias(as: "jobSeeker") {
          ...PauseProfile_jobSeeker
        }
      }
    `,
    key,
  );
  const dialog = useDialog<null>();
  return (
    <CardSection {...(jobSeeker ? accountSections.pauseOrEnd : accountSections.end)}>
      <div>
        {jobSeeker && (
          <PauseProfile jobSeeker={jobSeeker}>
            {(state, action) => <Setting label="Profile" value={state} action={action} />}
          </PauseProfile>
        )}
        <Setting
          label="Account"
          value="Deleting it erases your data for good."
          action={
            <Button look="quietDanger" size="small" {...dialog.opens(null)}>
              Delete account
            </Button>
          }
        />
      </div>
      {dialog.render((_, state) => (
        <DeleteAccountDialog {...state} isEmployer={role === 'ROLE_EMPLOYER'} />
      ))}
    </CardSection>
  );
}
