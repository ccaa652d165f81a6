import { SelectField, type SelectFieldProps } from '../../../ui/form/SelectField.tsx';

/** A select field for texts and global ids. Null: nothing is chosen. */
export function ChoiceSelect({
  value,
  onChange,
  ...rest
}: Omit<SelectFieldProps, 'value' | 'onChange'> & {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  return <SelectField {...rest} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)} />;
}
