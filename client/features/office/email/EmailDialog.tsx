import { Suspense, useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { isBlank } from '../../../../server/domain/core/text/cleanText.ts';
import { emailSchema, emailTextMaxLength } from '../../../../server/domain/office/email/email.input.ts';
import type { EmailDialogMutation } from '../../../__generated__/EmailDialogMutation.graphql.ts';
import type { EmailHistoryQuery } from '../../../__generated__/EmailHistoryQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Loading, SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { FailureBoundary } from '../../core/FailureBoundary.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { randomKey } from '../../core/randomKey.ts';
import { DateTimeText } from '../../core/time/DateText.tsx';
import { useAsked } from '../../core/useAsked.ts';
import styles from './EmailHistory.module.css';
import { TemplateField } from './TemplateField.tsx';

/** An email of an admin to one person, with those sent before. Sent again after a lost answer, it makes no second one. */
export default function EmailDialog({
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
  const [history, askForHistory] = useAsked<EmailHistoryQuery>(emailHistoryQuery, { user });
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
        askForHistory();
        return { ok: false, message: 'The email could not be sent. Please try again later.', fields: {} };
      }
      return result;
    },
    onSuccess() {
      dialog.onClose();
      showToast(sent);
    },
  });
  const { text } = form.values;

  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`E-mail to ${name}`}
      submitLabel="Send"
      submitBlocked={isBlank(text) ? 'Write a message first.' : null}
    >
      <TemplateField text={text} onChange={(text) => form.setValues({ text })} />
      <TextArea label="Message" rows={8} maxLength={emailTextMaxLength} data-autofocus {...form.field('text')} />
      <FailureBoundary onRetry={askForHistory}>
        <Suspense
          fallback={
            <Loading label="Loading the emails sent before">
              <SkeletonBlock shape="block" />
            </Loading>
          }
        >
          {history && <EmailHistory queryRef={history} />}
        </Suspense>
      </FailureBoundary>
    </FormDialog>
  );
}

const emailHistoryQuery = graphql`
  query EmailHistoryQuery($user: ID!) {
    node(id: $user) {
      ... on User {
        recentEmailMessages(first: 20) {
          id
          text
          status
          createdAt
          sender {
            name
          }
        }
      }
    }
  }
`;

/** The newest emails of admins to a person: message, date, and whether it was sent. */
function EmailHistory({ queryRef }: { queryRef: PreloadedQuery<EmailHistoryQuery> }) {
  const { node } = usePreloadedQuery<EmailHistoryQuery>(emailHistoryQuery, queryRef);
  const emails = node?.recentEmailMessages ?? [];
  return (
    <section aria-label="Sent before">
      <Stack>
        <Text look="caption">{emails.length > 0 ? 'Sent before' : 'No emails so far'}</Text>
        {emails.length > 0 && (
          <ul className={styles.emails}>
            {emails.map(({ id, text, status, createdAt, sender }) => (
              <li key={id}>
                <p className={styles.head}>
                  <span>
                    <DateTimeText at={createdAt} /> · {sender.name}
                  </span>
                  <Badge tone={status === 'OK' ? 'green' : 'warm'}>{status === 'OK' ? 'ok' : 'ko'}</Badge>
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
