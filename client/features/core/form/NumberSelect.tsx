import { SelectField, type SelectFieldProps } from '../../../ui/form/SelectField.tsx';

/** A select field for ids and rates. Null: nothing is chosen. */
export function NumberSelect({
  value,
  onChange,
  options,
  ...rest
}: Omit<SelectFieldProps, 'value' | 'onChange' | 'options'> & {
  value: number | null;
  onChange: (value: number | null) => void;
  options: readonly { value: number; label: string; disabled?: boolean }[];
}) {
  return (
    <SelectField
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
    />
  );
}

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
