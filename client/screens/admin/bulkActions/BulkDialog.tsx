import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
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
import type {
  useBulkPreviewQuery,
  useBulkPreviewQuery$data,
  useBulkPreviewQuery$variables,
} from '../../../__generated__/useBulkPreviewQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { randomKey } from '../../../features/core/randomKey.ts';
import { TemplateField } from '../../../features/office/email/TemplateField.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Loading, SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { FailedState } from '../../../ui/display/States.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { type BulkWords, bulkTitle, bulkWords, countText } from './bulkWords.ts';

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

/** How many rows change, how many do not and why, and some of their names. */
function BulkPreviewText({
  words,
  state: { preview, failed, again },
}: {
  words: BulkWords;
  state: ReturnType<typeof useBulkPreview>;
}) {
  if (failed) return <FailedState title="The rows could not be counted" onRetry={again} />;
  if (!preview) {
    return (
      <Loading label="Counting the rows">
        <SkeletonBlock shape="block" />
      </Loading>
    );
  }
  const { total, changing, unchanged, names, limit } = preview;
  const more = changing - names.length;
  return (
    <Stack gap="small">
      {total > limit && (
        <Notice tone="warning">
          These are {countText(total, words.noun)}. One action can have up to {limit.toLocaleString('en')}: please
          narrow the filter.
        </Notice>
      )}
      <Text role="status">
        <strong>
          {countText(changing, words.noun)} {words.future}.
        </strong>
      </Text>
      {names.length > 0 && (
        <Text look="small">
          {names.join(' · ')}
          {more > 0 && ` and ${more.toLocaleString('en')} more`}
        </Text>
      )}
      {unchanged.map(({ reason, count }) => (
        <Text key={reason} look="soft">
          {count.toLocaleString('en')} will be skipped: {reason.charAt(0).toLowerCase() + reason.slice(1)}.
        </Text>
      ))}
    </Stack>
  );
}

type BulkPreview = useBulkPreviewQuery$data['bulkActionPreview'];

/** What an action would do to the rows now. Null while it is read; `failed` if it could not be. */
function useBulkPreview(variables: useBulkPreviewQuery$variables) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(variables);
  const ask = useEffectEvent(() => {
    setPreview(null);
    setFailed(false);
    return fetchQuery<useBulkPreviewQuery>(
      environment,
      graphql`
        query useBulkPreviewQuery($kind: BulkActionKind!, $rows: BulkRowsInput!, $status: ID) {
          bulkActionPreview(kind: $kind, rows: $rows, status: $status) {
            total
            changing
            unchanged {
              reason
              count
            }
            names
            limit
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ bulkActionPreview }) => setPreview(bulkActionPreview),
      error: () => setFailed(true),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other rows, and when told
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [asked, round]);
  return { preview, failed, again: () => setRound((count) => count + 1) };
}
