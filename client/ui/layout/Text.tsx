import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Text.module.css';

export type TextLook = 'body' | 'lead' | 'small' | 'caption' | 'soft' | 'overline';

/** A paragraph in one of six styles. */
export function Text({ look = 'body', className, ...rest }: ComponentProps<'p'> & { look?: TextLook }) {
  return <p dir="auto" {...rest} className={classNames(styles[look], className)} />;
}

/** Longer text at reading width, in the direction of its words. Keeps line breaks and styles lists and links. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div dir="auto" {...rest} className={classNames(styles.prose, className)} />;
}
