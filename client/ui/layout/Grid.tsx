import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Grid.module.css';

/** Cards side by side, as many as fit; in one column on a phone. */
export function Grid({ columns = 3, className, ...rest }: ComponentProps<'ul'> & { columns?: 2 | 3 | 4 }) {
  return <ul {...rest} className={classNames(styles.grid, styles[`of${columns}`], className)} />;
}

/** A column with an even gap. */
export function Stack({
  gap = 'medium',
  className,
  ...rest
}: ComponentProps<'div'> & { gap?: 'small' | 'medium' | 'large' }) {
  return <div {...rest} className={classNames(styles.stack, styles[gap], className)} />;
}

/** A row that wraps. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}

/** The page's width: at most 1200 px; `narrow` for reading and for forms. */
export function Container({ narrow, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classNames(styles.container, narrow && styles.narrow, className)} />;
}
