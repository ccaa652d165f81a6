import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { useActingSelect } from './useActingSelect.ts';

/** A select that acts when an option is chosen, by pointer or with Enter: a filter, an order, a status that is saved at once. */
export function ActingSelect({
  value,
  onChoose,
  ...props
}: Omit<SelectFieldProps, 'value' | 'onChange' | 'notice'> & { value: string; onChoose: (value: string) => void }) {
  const { select, notice } = useActingSelect(value, onChoose);
  return <SelectField {...props} {...select} notice={notice} isNoticeHint />;
}
