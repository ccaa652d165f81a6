import type { ComponentProps } from 'react';

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
