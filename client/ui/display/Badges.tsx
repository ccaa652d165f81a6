import type { ReactNode } from 'react';
import styles from './Badges.module.css';

/** Several badges in a cell of a table, close together. */
export const Badges = ({ children }: { children: ReactNode }) => <span className={styles.badges}>{children}</span>;
