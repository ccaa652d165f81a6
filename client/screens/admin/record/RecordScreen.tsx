import type { ReactNode } from 'react';
import { Form } from '../../../features/core/form/Form.tsx';
import type { FormHandle } from '../../../features/core/form/useSchemaForm.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { MessageDialog } from '../../../ui/dialog/MessageDialog.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { historySection } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from './RecordLive.tsx';
import type { useRecordForm } from './useRecordForm.ts';

type RecordForm = FormHandle &
  Pick<
    ReturnType<typeof useRecordForm>,
    'kind' | 'recordId' | 'version' | 'problemAction' | 'changesDialog' | 'confirmation' | 'done'
  >;

const detailsSection = { anchor: 'details', title: 'Details' };
/** Of a record that exists. */
const recordSections = [detailsSection, historySection];

/** A page that changes a record or adds one: the way back to the list, and the form of `useRecordForm`. */
export function RecordScreen({
  form,
  action,
  history,
  children,
}: {
  form: RecordForm;
  /** Beside the title. */
  action?: ReactNode;
  /** The RecordHistory of a record that exists. */
  history: ReactNode;
  children: ReactNode;
}) {
  const { kind, recordId, confirmation, done } = form;
  const title = recordId === undefined ? `Add a ${kind.noun}` : `Edit ${kind.noun} #${recordId}`;
  const sections = (
    <Stack gap="large">
      <CardSection title={detailsSection.title} anchor={detailsSection.anchor}>
        <Form form={form} problemAction={form.problemAction}>
          {children}
          <Row>
            <Button type="submit" loading={form.busy}>
              Save
            </Button>
            <ButtonLink href={kind.list} look="secondary">
              Cancel
            </ButtonLink>
          </Row>
        </Form>
      </CardSection>
      {history}
    </Stack>
  );
  return (
    <OfficeScreen title={title} trail={[{ label: kind.plural, href: kind.list }, { label: title }]} action={action}>
      {recordId !== undefined && <RecordLive type={kind.type} id={recordId} version={form.version} />}
      {recordId === undefined ? sections : <SectionIndex sections={recordSections}>{sections}</SectionIndex>}
      {form.changesDialog}
      {confirmation.render((message, { opened }) => (
        <MessageDialog opened={opened} onClose={done}>
          {message}
        </MessageDialog>
      ))}
    </OfficeScreen>
  );
}

/** `export const { Skeleton, Failed } = recordFaces('Job')` */
export const recordFaces = (title: string) =>
  officeFaces(
    title,
    <Card>
      <Stack>
        <SkeletonBlock shape="block" />
        <SkeletonBlock shape="block" />
      </Stack>
    </Card>,
  );
