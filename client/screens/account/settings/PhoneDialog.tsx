import { useState } from 'react';
import { graphql } from 'react-relay';
import { phoneCodeSchema, phoneNumberSchema } from '../../../../server/domain/accounts/badge/badge.input.ts';
import type { PhoneDialogConfirmMutation } from '../../../__generated__/PhoneDialogConfirmMutation.graphql.ts';
import type { PhoneDialogEmployerMutation } from '../../../__generated__/PhoneDialogEmployerMutation.graphql.ts';
import type { PhoneDialogJobSeekerMutation } from '../../../__generated__/PhoneDialogJobSeekerMutation.graphql.ts';
import type { PhoneDialogMutation } from '../../../__generated__/PhoneDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { PhoneField } from '../../../features/core/form/PhoneField.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { type Resend, ResendCode } from '../ResendCode.tsx';

type Owner = { number: string; isEmployer: boolean };

/** Two steps: the number, and then the code of the text message. */
export default function PhoneDialog(props: DialogState & Owner) {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent === null ? <PhoneNumber {...props} onSent={setSent} /> : <PhoneCode {...props} {...sent} />;
}

interface Sent {
  sentTo: string;
  resend: Resend;
}

function PhoneNumber({
  number,
  isEmployer,
  onSent,
  ...dialog
}: DialogState & Owner & { onSent: (sent: Sent) => void }) {
  const [saveAsEmployer] = useAction<PhoneDialogEmployerMutation>(graphql`
    mutation PhoneDialogEmployerMutation($input: SaveEmployerInput!) {
      saveEmployer(input: $input) {
        ... on SaveEmployerPayload @alias(as: "success") {
          employer {
            id
            whatsApp
            phoneVerifiedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [saveAsJobSeeker] = useAction<PhoneDialogJobSeekerMutation>(graphql`
    mutation PhoneDialogJobSeekerMutation($input: SaveUserInfoInput!) {
      saveUserInfo(input: $input) {
        ... on SaveUserInfoPayload @alias(as: "success") {
          jobSeeker {
            id
            whatsApp
            phoneVerifiedAt
            profileVersion
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [sendCode] = useAction<PhoneDialogMutation>(graphql`
    mutation PhoneDialogMutation {
      sendPhoneCode {
        ... on SendPhoneCodePayload @alias(as: "success") {
          user {
            id
            whatsApp
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: phoneNumberSchema,
    initialValues: { whatsApp: number },
    async submit({ whatsApp }) {
      if (whatsApp !== number) {
        const saved = await (isEmployer ? saveAsEmployer : saveAsJobSeeker)({ input: { whatsApp } });
        if (!saved.ok) return saved;
      }
      return sendCode({});
    },
    onSuccess: ({ user }) => onSent({ sentTo: user.whatsApp ?? '', resend: () => sendCode({}) }),
  });
  return (
    <FormDialog {...dialog} form={form} title="Verify your phone" size="small" submitLabel="Send code">
      <PhoneField
        label="Phone number"
        hint="Include the country code. It is also your WhatsApp number here. We text you a code."
        {...form.field('whatsApp')}
      />
    </FormDialog>
  );
}

function PhoneCode({ sentTo, resend, ...dialog }: DialogState & Sent) {
  const [confirmPhone] = useAction<PhoneDialogConfirmMutation>(graphql`
    mutation PhoneDialogConfirmMutation($input: ConfirmPhoneInput!) {
      confirmPhone(input: $input) {
        ... on ConfirmPhonePayload @alias(as: "success") {
          user {
            id
            phoneVerifiedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: phoneCodeSchema,
    initialValues: { code: '' },
    submit: (input) => confirmPhone({ input }),
    onSuccess() {
      showToast('Your phone is verified.');
      dialog.onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} title="Enter the code" size="small" submitLabel="Verify">
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={`We sent a code of 6 digits to ${sentTo}. It is valid for 10 minutes.`}
        data-autofocus
        {...form.field('code')}
      />
      <ResendCode send={resend} />
    </FormDialog>
  );
}
