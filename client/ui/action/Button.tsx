import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import { Link, type LinkProps } from '../base/Link.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Appearance {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the full width. */
  wide?: boolean;
  /** An icon before or after the text. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

export interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Busy: the text stays for screen readers and for the width, and further presses are ignored. */
  loading?: boolean;
}

function look({ look: kind = 'primary', size = 'medium', wide }: Appearance, className: string | undefined) {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}

export function Button({
  look: kind,
  size,
  wide,
  leading,
  trailing,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ look: kind, size, wide }, className)}
      // Not `disabled`, which would lose the focus while the response is pending.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span dir="auto" className={styles.content}>
        {leading}
        {children}
        {trailing}
      </span>
      {loading && <LoadingDots className={styles.dots} />}
    </button>
  );
}

/** A link styled as a button. Works without JavaScript. */
export function ButtonLink({
  look: kind,
  size,
  wide,
  leading,
  trailing,
  className,
  children,
  ...rest
}: Appearance & LinkProps) {
  return (
    <Link {...rest} className={look({ look: kind, size, wide }, className)}>
      <span dir="auto" className={styles.content}>
        {leading}
        {children}
        {trailing}
      </span>
    </Link>
  );
}

/** Three green dots. With a `label` it is a status; without one, its container announces the loading. */
export function LoadingDots({ label, className }: { label?: string; className?: string | undefined }) {
  return (
    <span
      className={classNames(styles.loadingDotsDots, className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span />
      <span />
      <span />
    </span>
  );
}
