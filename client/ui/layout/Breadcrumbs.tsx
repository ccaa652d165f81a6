import { Link } from '../base/Link.tsx';
import styles from './Breadcrumbs.module.css';

/** The path from the home page. The last item is this page and needs no URL. */
export function Breadcrumbs({ trail }: { trail: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        {trail.map((step) => (
          <li key={step.label}>
            {step.href ? (
              <Link href={step.href} dir="auto">
                {step.label}
              </Link>
            ) : (
              <span dir="auto" aria-current="page">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
