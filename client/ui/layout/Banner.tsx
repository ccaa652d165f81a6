import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Container } from './Grid.tsx';

/** A permanent banner: demo data, sandbox payments. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className={styles.info}>
      <Container className={styles.inner}>
        <span className={styles.tag}>{label}</span>
        <p>{children}</p>
      </Container>
    </aside>
  );
}
