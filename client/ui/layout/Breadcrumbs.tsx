import { Link } from '../Link.tsx';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one; the last, this page itself, needs no address. */
export function Breadcrumbs({ trail }: { trail: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {trail.map((step) => (
          <li key={step.label}>
            {step.href ? <Link href={step.href}>{step.label}</Link> : <span aria-current="page">{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
