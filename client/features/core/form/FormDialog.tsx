import type { ReactNode } from 'react';
import { confirmDiscard } from '../../../app/routing/unsavedChanges.ts';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogProps } from '../../../ui/dialog/DialogFrame.tsx';
import { Form } from './Form.tsx';
import type { FormHandle } from './useSchemaForm.ts';

/**
 * A form in a dialog, with Cancel and a button that submits. It stays open while the form is busy, and asks before it
 * discards what was typed. The caller closes it on success.
 */
export function FormDialog({
  form,
  onClose,
  submitLabel = 'Save',
  submitBlocked,
  cancelLabel = 'Cancel',
  keepsValues = false,
  destructive = false,
  problemAction,
  children,
  ...dialog
}: Omit<DialogProps, 'keepsOnOutsidePress'> & {
  form: FormHandle;
  /** 'Save' unless given. */
  submitLabel?: string;
  /** Why there is nothing to send yet. */
  submitBlocked?: string | null;
  cancelLabel?: string;
  /** Closing loses nothing: the same values are there when it opens again. */
  keepsValues?: boolean;
  /** Cannot be undone: the button is red. */
  destructive?: boolean;
  /** As of a Form. */
  problemAction?: ReactNode;
  children: ReactNode;
}) {
  async function close() {
    if (form.busy) return;
    if (!keepsValues && form.isDirty()) {
      if (!(await confirmDiscard())) return;
      form.discard();
    }
    onClose();
  }
  return (
    <Dialog
      {...dialog}
      onClose={() => void close()}
      keepsOnOutsidePress
      footer={
        dialog.footer ?? (
          <>
            <Button look="secondary" onClick={() => void close()}>
              {cancelLabel}
            </Button>
            <BlockableButton
              type="submit"
              form={form.id}
              look={destructive ? 'danger' : 'primary'}
              loading={form.busy}
              blocked={submitBlocked}
            >
              {submitLabel}
            </BlockableButton>
          </>
        )
      }
    >
      <Form form={form} problemAction={problemAction}>
        {children}
      </Form>
    </Dialog>
  );
}
