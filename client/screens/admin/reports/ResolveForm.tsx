import { graphql } from 'react-relay';
import { reportTextMaxLength, resolutionSchema, resolutions } from '../../../../server/domain/report/report.input.ts';
import { Form } from '../../../components/form/Form.tsx';
import { useSchemaForm } from '../../../components/form/useSchemaForm.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { ResolveFormMutation } from './__generated__/ResolveFormMutation.graphql.ts';

const labels = {
  DISMISSED: 'Nothing was wrong',
  WARNED: 'I warned the person',
  REMOVED: 'I removed or paused it',
  BANNED: 'I banned the person',
};

/** Notes what was done about a report. */
export function ResolveForm({ report, onResolved }: { report: string; onResolved: () => void }) {
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
      showToast('Resolved.');
      onResolved();
    },
  });
  return (
    <Form form={form}>
      <SelectField
        label="What did you do?"
        placeholder="Choose what you did"
        options={resolutions.map((value) => ({ value, label: labels[value] }))}
        {...form.field('resolution')}
      />
      <TextArea
        label="Note"
        optional
        hint="For other admins."
        rows={3}
        maxLength={reportTextMaxLength}
        {...form.field('note')}
      />
      <Row>
        <Button type="submit" loading={form.busy}>
          Resolve
        </Button>
      </Row>
    </Form>
  );
}
