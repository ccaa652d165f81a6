import { useRef } from 'react';
import { graphql } from 'react-relay';
import { emailSchema, emailTextMaxLength } from '../../../server/domain/email/email.input.ts';
import { useAction } from '../../relay/useAction.ts';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { randomKey } from '../randomKey.ts';
import type { EmailDialogMutation } from './__generated__/EmailDialogMutation.graphql.ts';

/** An email of an admin to one person. Sent again after a lost answer, it makes no second one. */
export function EmailDialog({
  user,
  name,
  sent,
  ...dialog
}: DialogState & {
  /** The global id of the receiver. */
  user: string;
  name: string;
  /** Says that it was sent: 'Your email has been sent to the Employer.' */
  sent: string;
}) {
  const clientKey = useRef(randomKey());
  const [send] = useAction<EmailDialogMutation>(graphql`
    mutation EmailDialogMutation($input: SendEmailInput!) {
      sendEmail(input: $input) {
        ... on SendEmailPayload @alias(as: "success") {
          emailMessage {
            id
            status
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: emailSchema.pick({ text: true }),
    initialValues: { text: '' },
    async submit({ text }) {
      const result = await send({ input: { user, text, clientKey: clientKey.current } });
      if (result.ok && result.success.emailMessage.status === 'KO') {
        // It is kept as one that was not sent: the next attempt is another one.
        clientKey.current = randomKey();
        return { ok: false, message: 'The email could not be sent. Please try again later.', fields: {} };
      }
      return result;
    },
    onSuccess() {
      dialog.onClose();
      showToast(sent);
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`E-mail to ${name}`}
      submitLabel="Send"
      submitDisabled={form.values.text.trim() === ''}
    >
      <TextArea label="Message" rows={8} maxLength={emailTextMaxLength} data-autofocus {...form.field('text')} />
    </FormDialog>
  );
}
