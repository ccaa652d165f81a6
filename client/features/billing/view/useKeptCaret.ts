import { useLayoutEffect, useRef } from 'react';

/**
 * For a field that formats its value with gaps or slashes: keeps the caret behind the same digit. `change` is for the
 * field's onChange, `ref` for the field.
 */
export function useKeptCaret(format: (text: string) => string, onValue: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(field: HTMLInputElement): void {
    const at = field.selectionStart ?? field.value.length;
    const formatted = format(field.value);
    caret.current = at === field.value.length ? formatted.length : format(field.value.slice(0, at)).length;
    onValue(formatted);
  }

  return { ref, change };
}
