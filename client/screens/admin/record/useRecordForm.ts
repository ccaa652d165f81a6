import { useNavigate } from 'react-router';
import { type SchemaFormOptions, useSchemaForm } from '../../../components/form/useSchemaForm.ts';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';

/** A small noun that admins keep, such as jobs. */
export interface RecordKind {
  /** In lower case: 'job'. */
  noun: string;
  /** The title of the list: 'Jobs'. */
  plural: string;
  /** The path of the list. */
  list: string;
}

interface RecordFormOptions<Values, Output, Success>
  extends Omit<SchemaFormOptions<Values, Output, Success>, 'onSuccess' | 'draft'> {
  kind: RecordKind;
  /** The integer id in the address. Undefined: a new record. */
  id: number | undefined;
  /** The message after saving. */
  saved: (success: Success) => string;
  /** Shows the message in a dialog before the list opens, instead of beside the list. */
  confirms?: boolean;
}

/** The form of a record. What was typed survives a reload; after saving, the list opens. */
export function useRecordForm<Values extends object, Output, Success>({
  kind,
  id,
  saved,
  confirms = false,
  ...options
}: RecordFormOptions<Values, Output, Success>) {
  const navigate = useNavigate();
  const confirmation = useDialog<string>();
  const done = () => void navigate(kind.list);
  const form = useSchemaForm({
    ...options,
    draft: `${kind.noun}-${id ?? 'new'}`,
    onSuccess(success) {
      if (confirms) return confirmation.open(saved(success));
      showToast(saved(success));
      done();
    },
  });
  return { ...form, kind, recordId: id, confirmation, done };
}
