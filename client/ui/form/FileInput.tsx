import type { ComponentProps } from 'react';

/** The browser's file input for one file. The same file can be chosen again. */
export function FileInput({
  onFile,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFile: (file: File) => void }) {
  return (
    <input
      {...input}
      type="file"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
