import { type ReactNode, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from '../display/Notice.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Stack } from '../layout/Grid.tsx';
import DialogFrame from './DialogFrame.tsx';

export interface Question {
  title: string;
  text: ReactNode;
  /** 'Confirm' unless given. */
  confirmLabel?: string;
  /** 'Cancel' unless given. */
  cancelLabel?: string;
  /** Cannot be undone: the button is red. */
  destructive?: boolean;
  /** A choice that goes with the action. */
  checkbox?: { label: string; checked: boolean };
}

/** A question on the screen. */
export interface AskedQuestion extends Question {
  id: number;
  opened: boolean;
  /** Resolves to the failure's message, or to null once the dialog is closed. */
  run: (isChecked: boolean) => Promise<string | null>;
  cancel: () => void;
}

/** The dialog of `confirm`. It cannot be closed while its action runs. */
export function ConfirmDialog({
  question: { opened, title, text, confirmLabel, cancelLabel, destructive, checkbox, run, cancel },
}: {
  question: AskedQuestion;
}) {
  const [isChecked, setChecked] = useState(checkbox?.checked ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function press() {
    setProblem(null);
    setBusy(true);
    try {
      setProblem(await run(isChecked));
    } finally {
      setBusy(false);
    }
  }

  const close = () => !busy && cancel();
  return (
    <DialogFrame
      opened={opened}
      onClose={close}
      title={title}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={close} data-autofocus>
            {cancelLabel ?? 'Cancel'}
          </Button>
          <Button look={destructive ? 'danger' : 'primary'} onClick={() => void press()} loading={busy}>
            {confirmLabel ?? 'Confirm'}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {typeof text === 'string' ? <p>{text}</p> : text}
        {checkbox && (
          <Checkbox
            label={checkbox.label}
            checked={isChecked}
            onChange={({ target }) => !busy && setChecked(target.checked)}
          />
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </Stack>
    </DialogFrame>
  );
}
