import { graphql } from 'react-relay';
import {
  reportTextMaxLength,
  resolutionSchema,
  resolutions,
} from '../../../../server/domain/lifecycle/report/report.input.ts';
import type { ResolveFormMutation } from '../../../__generated__/ResolveFormMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';

const labels = {
  DISMISSED: 'Nothing was wrong',
  WARNED: 'I warned the person',
  REMOVED: 'I removed or paused it',
  BANNED: 'Ban the person',
};

/** Notes what was done about a report, or bans the person and notes that. */
export function ResolveForm({
  report,
  name,
  isBanned,
  onResolved,
}: {
  report: string;
  /** Of the reported person. */
  name: string;
  isBanned: boolean;
  onResolved: () => void;
}) {
  const [resolve] = useAction<ResolveFormMutation>(graphql`
    mutation ResolveFormMutation($input: ResolveReportInput!) {
      resolveReport(input: $input) {
        ... on ResolveReportPayload @alias(as: "success") {
          report {
            id
            state
            note
            resolvedAt
            resolverName
            reported {
              id
              bannedAt
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: resolutionSchema,
    initialValues: { resolution: '', note: '' },
    submit: (input) => resolve({ input: { id: report, ...input } }),
    onSuccess() {
      showToast(bans ? `${name} is banned.` : 'Resolved.');
      onResolved();
    },
  });
  const bans = form.values.resolution === 'BANNED' && !isBanned;
  return (
    <Form form={form}>
      <SelectField
        label="What did you do?"
        placeholder="Choose what you did"
        options={resolutions.map((value) => ({
          value,
          label: value === 'BANNED' && isBanned ? 'I banned the person' : labels[value],
        }))}
        {...form.field('resolution')}
      />
      <TextArea
        label="Note"
        optional
        hint={bans ? 'The reason for the ban, for other admins.' : 'For other admins.'}
        rows={3}
        maxLength={reportTextMaxLength}
        {...form.field('note')}
      />
      {bans && (
        <Notice tone="warning">
          This bans {name} at once: they are logged out and cannot log in, nothing of them is public, and a paid
          subscription ends with its period. They get one last email.
        </Notice>
      )}
      <Row>
        <Button type="submit" loading={form.busy}>
          {bans ? 'Ban and resolve' : 'Resolve'}
        </Button>
      </Row>
    </Form>
  );
}
