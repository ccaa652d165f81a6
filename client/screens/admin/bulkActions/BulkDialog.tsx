import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { isBlank } from '../../../../server/domain/core/text/cleanText.ts';
import { bulkEmailSchema } from '../../../../server/domain/office/bulkAction/bulkAction.input.ts';
import { emailTextMaxLength } from '../../../../server/domain/office/email/email.input.ts';
import type {
  BulkActionKind,
  BulkDialogMutation,
  BulkRowsInput,
} from '../../../__generated__/BulkDialogMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { randomKey } from '../../../features/core/randomKey.ts';
import { TemplateField } from '../../../features/office/email/TemplateField.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { BulkPreviewText } from './BulkPreviewText.tsx';
import { bulkTitle, bulkWords } from './bulkWords.ts';
import { useBulkPreview } from './useBulkPreview.ts';

const noStatus = 'none';

/** Shows what an action would do to many rows, and starts it. Sent again after a lost answer, it starts no second one. */
export default function BulkDialog({
  kind,
  rows,
  count,
  statuses,
  onStarted,
  ...dialog
}: DialogState & {
  kind: BulkActionKind;
  rows: BulkRowsInput;
  /** The number of rows that were selected. */
  count: number;
  statuses: readonly SelectOption[];
  onStarted: () => void;
}) {
  const clientKey = useRef(randomKey());
  const navigate = useNavigate();
  const [start] = useAction<BulkDialogMutation>(graphql`
    mutation BulkDialogMutation($input: StartBulkActionInput!) {
      startBulkAction(input: $input) {
        ... on StartBulkActionPayload @alias(as: "success") {
          bulkAction {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const isEmail = kind === 'JOB_SEEKER_EMAIL' || kind === 'EMPLOYER_EMAIL';
  const isStatus = kind === 'CONTACT_REQUEST_STATUS';
  const words = bulkWords[kind];
  const form = useSchemaForm({
    schema: isEmail
      ? bulkEmailSchema.extend({ status: z.string() })
      : z.object({ text: z.string(), status: z.string() }),
    initialValues: { text: '', status: '' },
    async submit({ text, status }) {
      const missing = whyNot();
      if (missing) return { ok: false, message: missing, fields: {} };
      const result = await start({
        input: {
          kind,
          rows,
          ...(isStatus && { status: globalIdOf(status) }),
          ...(isEmail && { text }),
          expected: preview?.total ?? 0,
          clientKey: clientKey.current,
        },
      });
      // The list has changed: the numbers are read again.
      if (!result.ok && result.type === 'Conflict') state.again();
      return result;
    },
    onSuccess({ bulkAction }) {
      dialog.onClose();
      onStarted();
      void navigate(paths.adminBulkAction.to({ id: bulkAction.databaseId }));
    },
  });
  const { text, status } = form.values;
  const state = useBulkPreview({ kind, rows, status: globalIdOf(status) });
  const { preview } = state;

  function whyNot(): string | null {
    if (isStatus && status === '') return 'Select a status first.';
    if (isEmail && isBlank(text)) return 'Write a message first.';
    if (preview === null) return 'The rows are not counted yet.';
    if (preview.changing === 0) return 'There is nothing to change.';
    return preview.total > preview.limit ? 'These are too many rows.' : null;
  }
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={bulkTitle(kind, preview?.total ?? count)}
      submitLabel={isEmail ? 'Send' : 'Start'}
      submitBlocked={whyNot()}
    >
      {isStatus && (
        <SelectField
          label="Status"
          placeholder="Select Status"
          options={[...statuses, { value: noStatus, label: 'No status' }]}
          {...form.field('status')}
        />
      )}
      {isEmail && (
        <>
          <TemplateField text={text} onChange={(chosen) => form.setValues({ text: chosen })} />
          <TextArea label="Message" rows={8} maxLength={emailTextMaxLength} data-autofocus {...form.field('text')} />
        </>
      )}
      {(!isStatus || status !== '') && <BulkPreviewText words={words} state={state} />}
      <Notice quiet tone={isEmail ? 'warning' : 'info'}>
        {words.note} One action can have up to {isEmail ? '10,000 emails' : '200,000 rows'}.
      </Notice>
    </FormDialog>
  );
}

/** Null: no status. */
const globalIdOf = (status: string): string | null => (status === '' || status === noStatus ? null : status);
