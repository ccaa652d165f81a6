import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  confirmEmailSchema,
} from '../../../../server/domain/accounts/password/account.input.ts';
import type { ChangeEmailDialogConfirmMutation } from '../../../__generated__/ChangeEmailDialogConfirmMutation.graphql.ts';
import type { ChangeEmailDialogMutation } from '../../../__generated__/ChangeEmailDialogMutation.graphql.ts';
import type { ChangeNameDialogMutation } from '../../../__generated__/ChangeNameDialogMutation.graphql.ts';
import type { ChangePasswordDialogMutation } from '../../../__generated__/ChangePasswordDialogMutation.graphql.ts';
import type { Login_user$key } from '../../../__generated__/Login_user.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { type Resend, ResendCode } from '../ResendCode.tsx';
import { accountSections, Setting } from './Setting.tsx';

/** Name, email and password. Job seekers change their name in their profile. */
export function Login({ user: key }: { user: Login_user$key }) {
  const { role, name, email } = useFragment(
    graphql`
      fragment Login_user on User {
        role
        name
        email
      }
    `,
    key,
  );
  const nameDialog = useDialog<null>();
  const emailDialog = useDialog<null>();
  const passwordDialog = useDialog<null>();
  return (
    <CardSection {...accountSections.login}>
      <div>
        {role !== 'ROLE_CANDIDATE' && (
          <Setting
            label="Name"
            value={name}
            action={
              <Button look="secondary" size="small" aria-label="Change name" {...nameDialog.opens(null)}>
                Change
              </Button>
            }
          />
        )}
        <Setting
          label="Email"
          value={email}
          action={
            <Button look="secondary" size="small" aria-label="Change email" {...emailDialog.opens(null)}>
              Change
            </Button>
          }
        />
        <Setting
          label="Password"
          value="••••••••"
          action={
            <Button look="secondary" size="small" aria-label="Change password" {...passwordDialog.opens(null)}>
              Change
            </Button>
          }
        />
      </div>
      {nameDialog.render((_, state) => (
        <ChangeNameDialog {...state} name={name} />
      ))}
      {emailDialog.render((_, state) => (
        <ChangeEmailDialog {...state} />
      ))}
      {passwordDialog.render((_, state) => (
        <ChangePasswordDialog {...state} />
      ))}
    </CardSection>
  );
}

function ChangeNameDialog({ name, ...dialog }: DialogState & { name: string }) {
  const [changeName] = useAction<ChangeNameDialogMutation>(graphql`
    mutation ChangeNameDialogMutation($input: ChangeNameInput!) {
      changeName(input: $input) {
        ... on ChangeNamePayload @alias(as: "success") {
          user {
            id
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: changeNameSchema,
    initialValues: { name },
    submit: (input) => changeName({ input }),
    onSuccess() {
      showToast('Name changed.');
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Change name" size="small">
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
    </FormDialog>
  );
}

function ChangePasswordDialog(dialog: DialogState) {
  const [changePassword] = useAction<ChangePasswordDialogMutation>(graphql`
    mutation ChangePasswordDialogMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordPayload @alias(as: "success") {
          user {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const form = useSchemaForm({
    schema: changePasswordSchema,
    initialValues: { currentPassword: '', newPassword: '' },
    submit: (input) => changePassword({ input }),
    onSuccess() {
      showToast('Password changed. Your other browsers are logged out.');
      dialog.onClose();
      // The other sessions are gone.
      void refetchPage();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Change password" size="small" submitLabel="Change password">
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. All your other browsers are logged out."
        {...form.field('newPassword')}
      />
    </FormDialog>
  );
}

/** Two steps: the new email with the password, and then the code from the new mailbox. */
function ChangeEmailDialog(dialog: DialogState) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? <NewEmail {...dialog} onSent={setSent} /> : <ConfirmNewEmail {...dialog} {...sent} />;
}

interface Sent {
  sentTo: string;
  /** With what was typed. */
  resend: Resend;
}

function NewEmail({ onSent, ...dialog }: DialogState & { onSent: (sent: Sent) => void }) {
  const [changeEmail] = useAction<ChangeEmailDialogMutation>(graphql`
    mutation ChangeEmailDialogMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        ... on ChangeEmailPayload @alias(as: "success") {
          sentTo
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: changeEmailSchema,
    initialValues: { email: '', password: '' },
    async submit(input) {
      const result = await changeEmail({ input });
      return result.ok ? { ok: true, success: { ...result.success, resend: () => changeEmail({ input }) } } : result;
    },
    onSuccess: onSent,
  });
  return (
    <FormDialog {...dialog} form={form} title="Change email" size="small" submitLabel="Send code">
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We will send a code to this address. Nothing changes until you enter it."
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}

function ConfirmNewEmail({ sentTo, resend, ...dialog }: DialogState & Sent) {
  const [confirmEmail] = useAction<ChangeEmailDialogConfirmMutation>(graphql`
    mutation ChangeEmailDialogConfirmMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailPayload @alias(as: "success") {
          user {
            id
            email
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const form = useSchemaForm({
    schema: confirmEmailSchema,
    initialValues: { code: '' },
    submit: (input) => confirmEmail({ input }),
    onSuccess() {
      showToast('Email changed. Your other browsers are logged out.');
      dialog.onClose();
      // The other sessions are gone.
      void refetchPage();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Confirm your email" size="small" submitLabel="Change email">
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={`Enter the 8-digit code that we sent to ${sentTo}. It is valid for one hour. If another account has this email, the email says so instead.`}
        data-autofocus
        {...form.field('code')}
      />
      <ResendCode send={resend} />
    </FormDialog>
  );
}
