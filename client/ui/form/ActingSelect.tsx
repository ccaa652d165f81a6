import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { useBrowsing } from './useBrowsing.ts';

/** A select that acts when an option is chosen, by pointer or with Enter: a filter, an order, a status that is saved at once. */
export function ActingSelect({
  value,
  onChoose,
  ...props
}: Omit<SelectFieldProps, 'value' | 'onChange' | 'notice'> & { value: string; onChoose: (value: string) => void }) {
  const { select, notice } = useActingSelect(value, onChoose);
  return <SelectField {...props} {...select} notice={notice} isNoticeHint />;
}

/**
 * For a select that acts as soon as an option is chosen: keys that pass options on the way do nothing until Enter. Escape,
 * and leaving the select, take the option back. `notice` says so, for a status beside the select.
 */
export function useActingSelect(value: string, onChoose: (value: string) => void) {
  const { isBrowsing, onPointerDown, ...keys } = useBrowsing();
  const [passed, setPassed] = useState<string | null>(null);
  return {
    notice: passed === null ? null : 'Press Enter to choose.',
    select: {
      value: passed ?? value,
      onPointerDown,
      onBlur: () => setPassed(null),
      onChange({ target }: ChangeEvent<HTMLSelectElement>) {
        if (isBrowsing()) return setPassed(target.value === value ? null : target.value);
        setPassed(null);
        onChoose(target.value);
      },
      onKeyDown(event: KeyboardEvent) {
        keys.onKeyDown(event);
        if (passed === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        // Escape in a dialog takes back the option, and leaves the dialog open.
        event.stopPropagation();
        setPassed(null);
        if (event.key === 'Enter') onChoose(passed);
      },
    },
  };
}
