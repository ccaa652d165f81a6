import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** A key that was made now, the only time that it is shown. */
export function NewKeyDialog({ apiKey, ...dialog }: DialogState & { apiKey: string }) {
  return (
    <Dialog {...dialog} title="Your new key">
      <Text>Copy this key now and keep it like a password. We do not show it again.</Text>
      <TextField label="Key" value={apiKey} readOnly spellCheck={false} />
      <Row>
        <CopyButton text={apiKey} label="Copy key" />
      </Row>
    </Dialog>
  );
}
