import { useNavigate } from 'react-router';
import { useVersionedForm, type VersionedFormOptions } from '../../../features/core/record/useVersionedForm.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import type { RecordType } from './RecordLive.tsx';

/** A small noun that admins keep, such as jobs. */
export interface RecordKind {
  /** In lower case: 'job'. */
  noun: string;
  /** As the back office calls such records. */
  type: RecordType;
  /** The title of the list: 'Jobs'. */
  plural: string;
  /** The path of the list. */
  list: string;
}

interface RecordFormOptions<Values, Output, Success>
  extends Omit<VersionedFormOptions<Values, Output, Success>, 'onSuccess' | 'draft'> {
  kind: RecordKind;
  /** The integer id in the address. Undefined: a new record. */
  id: number | undefined;
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
  saved,
  confirms = false,
  ...options
}: RecordFormOptions<Values, Output, Success>) {
  const navigate = useNavigate();
  const confirmation = useDialog<string>();
  const done = () => void navigate(kind.list);
  const form = useVersionedForm({
    ...options,
    draft: `${kind.noun}-${id ?? 'new'}`,
    onSuccess(success) {
      if (confirms) return confirmation.open(saved(success));
      showToast(saved(success));
      done();
    },
  });
  return { ...form, kind, recordId: id, version: options.version, confirmation, done };
}
