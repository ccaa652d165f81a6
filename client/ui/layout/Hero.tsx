import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './Hero.module.css';

/** The top of the home page: the sentence and what follows it on one side, an adornment on the other. */
export function Hero({ children, adornment }: { children: ReactNode; adornment?: ReactNode }) {
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>{children}</div>
      {adornment && <div className={styles.adornment}>{adornment}</div>}
    </Container>
  );
}
