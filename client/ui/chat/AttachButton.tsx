import type { Icon as TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './AttachButton.module.css';

/** A button that chooses a file; `accept` as in HTML. The same file can be chosen again. */
export function AttachButton({
  label,
  icon,
  accept,
  onFile,
  disabled,
}: {
  label: string;
  icon: TablerIcon;
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <label htmlFor={id} title={label} className={styles.attach}>
      <Icon of={icon} size={22} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className={styles.input}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
