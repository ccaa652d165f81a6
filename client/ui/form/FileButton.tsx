import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Drawing, Icon } from '../base/Icon.tsx';
import styles from './FileButton.module.css';

/** A button that chooses a file; `accept` as in HTML. `camera` takes a photo on a phone, with the camera of its back. */
export function FileButton({
  icon,
  id: givenId,
  invalid = false,
  accept,
  camera = false,
  onFile,
  busy = false,
  children,
}: {
  icon: Drawing;
  id?: string;
  /** What is wrong is in the element `${id}-error`. */
  invalid?: boolean;
  accept: string;
  camera?: boolean;
  onFile: (file: File) => void;
  /** The form is being sent: a press does nothing. */
  busy?: boolean;
  /** The label. */
  children: ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label htmlFor={id} className={styles.button}>
      <Icon of={icon} size={20} />
      {children}
      <FileInput
        id={id}
        accept={accept}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        capture={camera ? 'environment' : undefined}
        busy={busy}
        className={styles.input}
        onFile={onFile}
      />
    </label>
  );
}

/** The browser's file input for one file. The same file can be chosen again. `busy`: a press does nothing. */
export function FileInput({
  onFile,
  busy = false,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onClick' | 'disabled'> & {
  onFile: (file: File) => void;
  busy?: boolean;
}) {
  return (
    <input
      {...input}
      type="file"
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
