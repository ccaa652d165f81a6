import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Asks before something is done that cannot be taken back. Stays open while `busy`; the caller closes it. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  danger = true,
  busy = false,
  onConfirm,
  onCancel,
}: {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={onCancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
