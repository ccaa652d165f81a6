import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** The label says why. */
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Label of the empty option: 'Select Rate', 'All cities'. */
  placeholder?: string;
}

/** The browser's native select: fast, familiar on phones, and it works without JavaScript. */
export function SelectField({
  label,
  hint,
  error,
  notice,
  isNoticeHint,
  hideLabel,
  optional,
  required,
  options,
  placeholder,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, notice, isNoticeHint, hideLabel, optional, required, id, className }}>
      {(wiring) => (
        <span className={control.selectFrame}>
          <select {...select} {...wiring} className={classNames(control.control, control.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} dir="auto" value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={IconChevronDown} size={18} className={control.arrow} />
        </span>
      )}
    </Field>
  );
}
