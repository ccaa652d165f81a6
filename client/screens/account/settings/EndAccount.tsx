import { graphql, useFragment } from 'react-relay';
import { currentPasswordSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { DeleteAccountDialogMutation } from '../../../__generated__/DeleteAccountDialogMutation.graphql.ts';
import type { EndAccount_user$key } from '../../../__generated__/EndAccount_user.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { signOut } from '../../../features/accounts/session/signOut.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { PauseProfile } from '../../../features/people/jobSeeker/PauseProfile.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { PasswordField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { accountSections, Setting } from './Setting.tsx';

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

/** Deletes the viewer's account after a confirmation by the password. */
function DeleteAccountDialog({ isEmployer, ...dialog }: DialogState & { isEmployer: boolean }) {
  const [deleteAccount] = useAction<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: DeleteMyAccountInput!) {
      deleteMyAccount(input: $input) {
        ... on DeleteMyAccountPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: currentPasswordSchema,
    initialValues: { password: '' },
    submit: (input) => deleteAccount({ input }),
    onSuccess: () => void signOut(),
  });
  return (
    <FormDialog {...dialog} form={form} title="Delete account" size="small" submitLabel="Delete account" destructive>
      <Text>
        We erase your {isEmployer ? 'contact data' : 'profile, contact data'} and files, and you can no longer log in.
        {isEmployer && ' Your subscription ends now, and your job offers close.'} The people you chatted with keep the
        messages, without your name. You cannot undo this.
      </Text>
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
