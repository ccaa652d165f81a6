import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import styles from './BadgesLink.module.css';

/** Beside badges: what they mean, and what is not checked. */
export const BadgesLink = () => (
  <Link href={`${paths.howWeCheckPeople.to()}#badges`} className={styles.link}>
    How we check people
  </Link>
);
