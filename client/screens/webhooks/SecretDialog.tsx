import { CopyButton } from '../../ui/action/CopyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './Webhooks.module.css';

/** Shows a secret, which is never shown again. */
export function SecretDialog({ secret, ...dialog }: DialogState & { secret: string }) {
  return (
    <Dialog {...dialog} title="The secret of your endpoint" keepsOnOutsidePress>
      <Stack>
        <Text>Your program verifies each request with it. Please store it now: it is not shown again.</Text>
        <code className={styles.code}>{secret}</code>
        <div>
          <CopyButton text={secret} label="Copy the secret" />
        </div>
      </Stack>
    </Dialog>
  );
}
