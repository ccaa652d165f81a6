import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { Photo } from '../display/Photo.tsx';
import { Rate } from '../display/Rate.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { Mark } from '../layout/Wordmark.tsx';
import styles from './JobOfferCard.module.css';

export interface JobOfferCardProps {
  href: string;
  /** Company logo or picture; the product's mark where there is none. */
  photoUri: string | null;
  /** The employer's first name. */
  employer: string;
  /** What the card is called, such as the job; the employer's name where it is left out. */
  title?: ReactNode;
  city?: string | null;
  country?: string | null;
  /** As shown: at most 100 characters. */
  description: string;
  /** As shown, 'Nov 21, 2026', and for machines, ISO 8601. */
  published: string;
  publishedAt?: string;
  currency?: string | null;
  maxRate?: number | null;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** A job offer in a list. The whole card leads to the offer. */
export function JobOfferCard(props: JobOfferCardProps) {
  const Heading = props.heading ?? 'h2';
  const place = [props.city, props.country].filter(Boolean).join(', ');
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {props.photoUri ? (
          <Photo src={props.photoUri} name={props.employer} alt="" size={64} eager={props.eager} />
        ) : (
          <span className={styles.mark}>
            <Mark size={36} />
          </span>
        )}
        <div className={styles.who}>
          <Heading className={styles.title}>
            <Link href={props.href} className={styles.link}>
              {props.title ?? props.employer}
            </Link>
          </Heading>
          {props.title && <p>{props.employer}</p>}
        </div>
      </header>
      <p className={styles.description}>{props.description}</p>
      <ul className={styles.facts}>
        {place && (
          <li>
            <Icon of={IconMapPin} size={17} />
            {place}
          </li>
        )}
        <li>
          <Icon of={IconCalendar} size={17} />
          <time dateTime={props.publishedAt}>{props.published}</time>
        </li>
      </ul>
      <footer className={styles.deal}>
        {props.currency && props.maxRate ? <Rate currency={props.currency} amount={props.maxRate} /> : <span />}
        {/* The link above covers the card: this is the part of it that invites. */}
        <span className={styles.apply}>APPLY NOW</span>
      </footer>
    </article>
  );
}
