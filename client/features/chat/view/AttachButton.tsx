import { useId } from 'react';
import { type Drawing, Icon } from '../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { FileInput } from '../../../ui/form/FileButton.tsx';
import styles from './AttachButton.module.css';

/** A button that chooses a file; `accept` as in HTML. */
export function AttachButton({
  label,
  icon,
  accept,
  onFile,
}: {
  label: string;
  icon: Drawing;
  accept: string;
  onFile: (file: File) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} title={label} className={styles.attach}>
      <Icon of={icon} size={22} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <FileInput id={id} accept={accept} className={styles.input} onFile={onFile} />
    </label>
  );
}
