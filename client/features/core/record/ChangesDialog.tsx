import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './ChangesDialog.module.css';

/** A field that differs. */
export interface ShownChange {
  field: string;
  label: string;
  /** What is stored now. */
  theirs: ReactNode;
  /** What the form holds; null if it was not changed there. */
  mine: ReactNode | null;
}

/** What others have changed beside what the form holds, field by field. */
export default function ChangesDialog({ changes, ...dialog }: DialogState & { changes: readonly ShownChange[] }) {
  return (
    <Dialog
      {...dialog}
      title="Changes"
      size="large"
      footer={
        <Button onClick={dialog.onClose} data-autofocus>
          Close
        </Button>
      }
    >
      {changes.length === 0 ? (
        <Text look="soft">Everything you typed is already saved.</Text>
      ) : (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs</th>
              <th scope="col">Mine</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, label, theirs, mine }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td dir="auto" data-label="Theirs">
                  {theirs || '–'}
                </td>
                <td dir="auto" data-label="Mine">
                  {mine === null ? <span className={styles.same}>Not changed: theirs is kept</span> : mine || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
