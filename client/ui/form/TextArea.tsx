import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** Counts the characters left (max) or missing (min). Needs a controlled value. */
  count?: { min?: number; max?: number };
  /** Shown above the text, such as a toolbar; gets the id of the text area. */
  tools?: (id: string) => ReactNode;
}

export function TextArea({
  label,
  hint,
  error,
  notice,
  hideLabel,
  optional,
  required,
  count,
  tools,
  id,
  className,
  ...area
}: TextAreaProps) {
  const text = typeof area.value === 'string' ? area.value : '';
  return (
    <Field
      {...{ label, hint, error, notice, hideLabel, optional, required, id, className }}
      count={count && { text, ...count }}
    >
      {(wiring) => (
        <>
          {tools?.(wiring.id)}
          <textarea rows={4} dir="auto" {...area} {...wiring} className={classNames(control.control, control.area)} />
        </>
      )}
    </Field>
  );
}
