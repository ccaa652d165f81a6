import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { CopyButton } from '../../../ui/display/CopyButton.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './SecretDialog.module.css';

/** Shows a secret, which is never shown again. */
export function SecretDialog({
  title,
  use,
  secret,
  copyLabel,
  ...dialog
}: DialogState & { title: string /** A sentence. */; use: string; secret: string; copyLabel: string }) {
  return (
    <Dialog {...dialog} title={title} keepsOnOutsidePress>
      <Stack>
        <Text>{use} Please store it now: it is not shown again.</Text>
        <code className={styles.code}>{secret}</code>
        <div>
          <CopyButton text={secret} label={copyLabel} />
        </div>
      </Stack>
    </Dialog>
  );
}
