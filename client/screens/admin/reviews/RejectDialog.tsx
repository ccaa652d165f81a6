import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { rejectionSchema } from '../../../../server/domain/office/review/review.input.ts';
import type { EmailTemplatesQuery } from '../../../__generated__/EmailTemplatesQuery.graphql.ts';
import type { RejectDialogMutation } from '../../../__generated__/RejectDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FailureBoundary } from '../../../features/core/FailureBoundary.tsx';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { useAsked } from '../../../features/core/useAsked.ts';
import { EmailTemplates, emailTemplatesQuery } from '../../../features/office/email/EmailTemplates.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

/** Rejects a profile or an offer, with a reason for its author. */
export default function RejectDialog({
  review,
  version,
  name,
  isOffer,
  onRejected,
  ...dialog
}: DialogState & {
  /** The global id. */
  review: string;
  version: number;
  name: string;
  isOffer: boolean;
  onRejected: () => void;
}) {
  const [template, setTemplate] = useState('');
  const [templates, askForTemplates] = useAsked<EmailTemplatesQuery>(emailTemplatesQuery, {});
  const [reject] = useAction<RejectDialogMutation>(graphql`
    mutation RejectDialogMutation($input: RejectReviewInput!) {
      rejectReview(input: $input) {
        ... on RejectReviewPayload @alias(as: "success") {
          review {
            id
            state
            version
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: rejectionSchema,
    initialValues: { reason: '' },
    submit: ({ reason }) => reject({ input: { id: review, version, reason } }),
    onSuccess() {
      dialog.onClose();
      onRejected();
    },
  });
  const { reason } = form.values;

  /** What was typed stays: the template follows it. An untouched template is replaced. */
  function begin(chosen: string) {
    const isUntouched = reason.trim() === '' || reason === template;
    form.setValues({ reason: isUntouched ? chosen : `${reason.trimEnd()}\n\n${chosen}` });
    setTemplate(chosen);
  }

  return (
    <FormDialog {...dialog} form={form} title={`Reject ${name}`} submitLabel="Reject" destructive>
      <Notice quiet>
        {isOffer
          ? 'The job offer becomes a draft, and its employer gets an email. After it is changed and published, it comes back for review.'
          : 'The profile is not public until you approve it, and the job seeker gets an email. After it is saved again, it comes back for review.'}
      </Notice>
      <FailureBoundary onRetry={askForTemplates}>
        <Suspense fallback={null}>{templates && <EmailTemplates queryRef={templates} onChoose={begin} />}</Suspense>
      </FailureBoundary>
      <TextArea
        label="What has to change"
        hint="The author sees this in the email and on their pages."
        rows={6}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
