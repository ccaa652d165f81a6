import { Fragment } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import styles from './ShortcutsDialog.module.css';
import { findShortcut, isMac, keyShortcuts, keyText, setKeysOn, useKeysOn } from './shortcuts.ts';

/** All keyboard shortcuts, and the switch for those of single keys. */
export default function ShortcutsDialog(dialog: DialogState) {
  const keysOn = useKeysOn();
  const groups = [{ label: 'Always', shortcuts: [findShortcut] }, ...keyShortcuts];
  return (
    <Dialog
      {...dialog}
      title="Keyboard shortcuts"
      size="medium"
      footer={
        <Button onClick={dialog.onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <Stack>
        <Checkbox
          framed
          label="Use single keys as shortcuts"
          hint="They never work while you type. Switch them off if they get in the way of a screen reader or of speech input."
          checked={keysOn}
          onChange={({ target }) => setKeysOn(target.checked)}
        />
        {groups.map(({ label, shortcuts }) => (
          <section key={label}>
            <h3 className={styles.label}>{label}</h3>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.label}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    {shortcut.keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' then '}
                        <kbd className={styles.key}>{keyText(key, isMac())}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
