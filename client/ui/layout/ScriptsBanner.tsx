import styles from './Banner.module.css';
import { Container } from './Container.tsx';

/** For a browser without JavaScript, in which the buttons of a page do nothing. */
export function ScriptsBanner() {
  return (
    <div className={styles.warning}>
      <Container className={styles.inner}>
        <p>
          JavaScript is turned off in your browser. You can read and search, but contacting, applying and logging in
          need it.
        </p>
      </Container>
    </div>
  );
}
