import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Text.module.css';

export type TextLook = 'body' | 'lead' | 'small' | 'caption' | 'soft' | 'overline';

/** A paragraph in one of six styles. */
export function Text({ look = 'body', className, ...rest }: ComponentProps<'p'> & { look?: TextLook }) {
  return <p dir="auto" {...rest} className={classNames(styles[look], className)} />;
}
