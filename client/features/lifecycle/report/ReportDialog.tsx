import { graphql, useLazyLoadQuery } from 'react-relay';
import {
  reportReasons,
  reportSchema,
  reportTextMaxLength,
} from '../../../../server/domain/lifecycle/report/report.input.ts';
import type { ReportDialogMutation } from '../../../__generated__/ReportDialogMutation.graphql.ts';
import type { ReportDialogQuery } from '../../../__generated__/ReportDialogQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { reasonLabels } from './reasonLabels.ts';
import type { Reported } from './reported.ts';

/** Reports something to the admins. Sent again, it makes no second report. */
export default function ReportDialog({ subject, noun, chat, reason, ...dialog }: DialogState & Reported) {
  const { viewer } = useLazyLoadQuery<ReportDialogQuery>(
    graphql`
      query ReportDialogQuery {
        viewer {
          kind
        }
      }
    `,
    {},
  );
  const [report] = useAction<ReportDialogMutation>(graphql`
    mutation ReportDialogMutation($input: ReportInput!) {
      report(input: $input) {
        ... on ReportPayload @alias(as: "success") {
          isReported
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: reportSchema,
    initialValues: { reason: reason ?? '', text: '', email: '' },
    submit: (input) => report({ input: { subject, chat, ...input } }),
    onSuccess() {
      dialog.onClose();
      showToast('Thank you. Our team will look at it.');
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={`Report this ${noun}`} submitLabel="Report">
      <p>Our team looks at every report. The other person is not told who reported it.</p>
      <SelectField
        label="What is wrong?"
        placeholder="Choose a reason"
        options={reportReasons.map((reason) => ({ value: reason, label: reasonLabels[reason] }))}
        {...form.field('reason')}
      />
      <TextArea
        label="Details"
        optional={form.values.reason !== 'OTHER'}
        rows={4}
        maxLength={reportTextMaxLength}
        {...form.field('text')}
      />
      {viewer.kind === 'ANONYMOUS' && (
        <TextField
          label="Your email"
          optional
          type="email"
          autoComplete="email"
          hint="If we may answer you."
          {...form.field('email')}
        />
      )}
    </FormDialog>
  );
}
