import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Container.module.css';

/** The page's width: 1200 px at most; `narrow` is a measure for reading and for forms. */
export function Container({ narrow, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classNames(styles.container, narrow && styles.narrow, className)} />;
}
