import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** A message with one button that closes it: 'The job offer #7 was saved'. */
export function MessageDialog({
  opened,
  title = 'Confirmation',
  closeLabel = 'OK',
  onClose,
  children,
}: {
  opened: boolean;
  title?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <Button onClick={onClose} data-autofocus>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
