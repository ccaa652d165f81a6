import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import type { RecordHistory_query$key } from '../../../__generated__/RecordHistory_query.graphql.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import type { FormHandle, SubmitResult } from '../../../features/core/form/useSchemaForm.ts';
import { useVersionedForm, type VersionedFormOptions } from '../../../features/core/record/useVersionedForm.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { MessageDialog } from '../../../ui/dialog/MessageDialog.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { historySection, RecordHistory } from '../auditLog/RecordHistory.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from './RecordLive.tsx';
import type { RecordKind } from './recordKinds.ts';

/** What a form says of its kind: those of people have lists of their own. */
type FormKind = Pick<RecordKind, 'type' | 'noun' | 'title' | 'list'>;

interface RecordFormOptions<Values, Output, Success>
  extends Omit<VersionedFormOptions<Values, Output, Success>, 'onSuccess' | 'draft' | 'version' | 'submit'> {
  kind: FormKind;
  /** The integer id in the address. Undefined: a new record. */
  id: number | undefined;
  /** What is stored. */
  record: { readonly version?: string | null | undefined } | null | undefined;
  /** The input has the version that the form began with. */
  save: (
    input: Output & { version: string | null },
    values: Values,
  ) => Promise<(SubmitResult<Success> & { type?: string }) | null>;
  /** The message after saving. */
  saved: (success: Success) => string;
  /** Shows the message in a dialog before the list opens, instead of beside the list. */
  confirms?: boolean;
}

/**
 * The form of a record. What was typed survives a reload, and what another admin has changed is not overwritten; after saving,
 * the list opens.
 */
export function useRecordForm<Values extends object, Output, Success>({
  kind,
  id,
  record,
  save,
  saved,
  confirms = false,
  ...options
}: RecordFormOptions<Values, Output, Success>) {
  if (id !== undefined && !record) throw notFound();
  const navigate = useNavigate();
  const confirmation = useDialog<string>();
  const done = () => void navigate(kind.list.to());
  const form = useVersionedForm({
    ...options,
    version: record?.version ?? null,
    draft: `${kind.noun}-${id ?? 'new'}`,
    submit: (output: Output, values, version) => save({ ...output, version }, values),
    onSuccess(success) {
      if (confirms) return confirmation.open(saved(success));
      showToast(saved(success));
      done();
    },
  });
  return { ...form, kind, recordId: id, version: record?.version ?? null, confirmation, done };
}

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
  query,
  children,
}: {
  form: RecordForm;
  /** Beside the title. */
  action?: ReactNode;
  /** With the record's kind and id as the arguments of its history. */
  query: RecordHistory_query$key;
  children: ReactNode;
}) {
  const { kind, recordId, confirmation, done } = form;
  const list = kind.list.to();
  const title = recordId === undefined ? `Add a ${kind.noun}` : `Edit ${kind.noun} #${recordId}`;
  const details = (
    <CardSection title={detailsSection.title} anchor={detailsSection.anchor}>
      <Form form={form} problemAction={form.problemAction}>
        {children}
        <Row>
          <Button type="submit" loading={form.busy}>
            Save
          </Button>
          <ButtonLink href={list} look="secondary">
            Cancel
          </ButtonLink>
        </Row>
      </Form>
    </CardSection>
  );
  return (
    <OfficeScreen title={title} trail={[{ label: kind.title, href: list }, { label: title }]} action={action}>
      {recordId === undefined ? (
        details
      ) : (
        <>
          <RecordLive type={kind.type} id={recordId} version={form.version} />
          <SectionIndex sections={recordSections}>
            <Stack gap="large">
              {details}
              <RecordHistory query={query} kind={kind.type} id={recordId} />
            </Stack>
          </SectionIndex>
        </>
      )}
      {form.changesDialog}
      {confirmation.render((message, { opened }) => (
        <MessageDialog opened={opened} onClose={done}>
          {message}
        </MessageDialog>
      ))}
    </OfficeScreen>
  );
}

/** `export const { Skeleton, Failed } = recordFaces(recordKinds.job)` */
export const recordFaces = ({ noun }: Pick<RecordKind, 'noun'>) =>
  officeFaces(
    capitalized(noun),
    <Card>
      <Stack>
        <SkeletonBlock shape="block" />
        <SkeletonBlock shape="block" />
      </Stack>
    </Card>,
  );
