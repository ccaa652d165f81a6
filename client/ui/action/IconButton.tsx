import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './IconButton.module.css';

/** An icon button; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> & { label: string; children: ReactNode }) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={classNames(styles.iconButton, className)}>
      {children}
    </button>
  );
}
