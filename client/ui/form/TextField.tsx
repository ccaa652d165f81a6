import { __iconNode as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { __iconNode as IconEyeOff } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size'> {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Counts the characters left (max) or missing (min). Needs a controlled value. */
  count?: { min?: number; max?: number };
}

export function TextField({
  label,
  hint,
  error,
  notice,
  hideLabel,
  optional,
  required,
  leading,
  trailing,
  count,
  id,
  className,
  ...input
}: TextFieldProps) {
  const text = typeof input.value === 'string' ? input.value : '';
  return (
    <Field
      {...{ label, hint, error, notice, hideLabel, optional, required, id, className }}
      count={count && { text, ...count }}
    >
      {(wiring) => (
        <span className={control.frame}>
          {leading && <span className={control.leading}>{leading}</span>}
          <input
            dir="auto"
            {...input}
            {...wiring}
            className={classNames(
              control.control,
              Boolean(leading) && (typeof leading === 'string' ? control.withCode : control.withLeading),
              Boolean(trailing) && control.withTrailing,
            )}
          />
          {trailing && <span className={control.trailing}>{trailing}</span>}
        </span>
      )}
    </Field>
  );
}

/** A password field with a button that shows the password. `autoComplete` is 'current-password' or 'new-password'. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Icon of={shown ? IconEyeOff : IconEye} />
        </IconButton>
      }
    />
  );
}
