import type { ReactNode } from 'react';
import { Link } from '../../../ui/base/Link.tsx';
import { VerifiedMark } from '../../../ui/display/Badge.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Rate } from '../../../ui/display/Rate.tsx';
import styles from './PersonTile.module.css';

/** A job seeker in a row of similar ones. `action` is above the card's link. */
export function PersonTile({
  href,
  name,
  verified = [],
  photoUri,
  line,
  currency,
  minRate,
  action,
  heading: Heading = 'h3',
}: {
  href: string;
  name: string;
  /** What was verified of them, in words. */
  verified?: readonly string[];
  photoUri: string | null;
  /** 'Waiter in Singapore'. */
  line: string;
  currency?: string | null;
  minRate?: number | null;
  action?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className={styles.tile}>
      <Photo src={photoUri} name={name} alt="" size={72} />
      <div className={styles.words}>
        <Heading dir="auto" className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
          <VerifiedMark what={verified} />
        </Heading>
        <p dir="auto" className={styles.line}>
          {line}
        </p>
        {currency && minRate ? <Rate currency={currency} amount={minRate} /> : null}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
