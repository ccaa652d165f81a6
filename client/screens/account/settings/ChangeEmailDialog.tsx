import { useState } from 'react';
import { graphql } from 'react-relay';
import { changeEmailSchema, confirmEmailSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { ChangeEmailDialogConfirmMutation } from '../../../__generated__/ChangeEmailDialogConfirmMutation.graphql.ts';
import type { ChangeEmailDialogMutation } from '../../../__generated__/ChangeEmailDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { PasswordField, TextField } from '../../../ui/form/TextField.tsx';
import { type Resend, ResendCode } from '../ResendCode.tsx';

/** Two steps: the new email with the password, and then the code from the new mailbox. */
export function ChangeEmailDialog(dialog: DialogState) {
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
