import type { ReactNode } from 'react';
import { Container } from './Grid.tsx';
import styles from './Hero.module.css';

/** The top of the home page: the search on one side, an illustration on the other. */
export function Hero({ children, adornment }: { children: ReactNode; adornment?: ReactNode }) {
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>{children}</div>
      {adornment && <div className={styles.adornment}>{adornment}</div>}
    </Container>
  );
}
