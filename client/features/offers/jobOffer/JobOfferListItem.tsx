import { __iconNode as IconCalendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { __iconNode as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { firstName } from '../../../../server/domain/core/text/firstName.ts';
import { cardDay } from '../../../../server/domain/core/text/format/date.ts';
import { offerTerms } from '../../../../server/domain/core/text/format/schedule.ts';
import type { JobOfferListItem_jobOffer$key } from '../../../__generated__/JobOfferListItem_jobOffer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import skeleton from '../../../ui/display/cardSkeleton.module.css';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Rate } from '../../../ui/display/Rate.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Mark } from '../../../ui/layout/Wordmark.tsx';
import { SaveOfferButton } from '../savedOffer/SaveOfferButton.tsx';
import styles from './JobOfferListItem.module.css';
import { scheduleLine } from './schedule.ts';

/** A job offer among others. `eager` for the first ones of a page, which are seen at once. */
export function JobOfferListItem({
  jobOffer: key,
  eager = false,
  heading,
}: {
  jobOffer: JobOfferListItem_jobOffer$key;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const jobOffer = useFragment(
    graphql`
      fragment JobOfferListItem_jobOffer on JobOffer {
        databaseId
        employerName
        company
        ...schedule_jobOffer
        photoUri
        summary
        maxRate
        partTime
        fullTime
        startsOn
        createdAt
        viewerApplication {
          databaseId
        }
        job {
          name
        }
        city {
          name
          country {
            name
            currencyCode
          }
        }
        ...SaveOfferButton_jobOffer
      }
    `,
    key,
  );
  const { databaseId, employerName, company, photoUri, summary, maxRate, createdAt, job, city } = jobOffer;
  const employer = company ?? firstName(employerName);
  const terms = offerTerms({ ...jobOffer, currency: city.country.currencyCode });
  return (
    <JobOfferCard
      href={paths.publicJobOffer.to({ id: databaseId })}
      photoUri={photoUri ?? null}
      employer={employer}
      title={
        company ? (
          <>
            {`${job.name} wanted at ${company}`}
            <VisuallyHidden>, {terms}</VisuallyHidden>
          </>
        ) : (
          <>
            {job.name}
            <VisuallyHidden>{` for ${employer}, ${terms}`}</VisuallyHidden>
          </>
        )
      }
      isInTitle={company != null}
      city={city.name}
      country={city.country.name}
      schedule={scheduleLine(jobOffer)}
      description={summary}
      published={cardDay(createdAt)}
      publishedAt={createdAt}
      currency={city.country.currencyCode}
      maxRate={maxRate}
      isApplied={jobOffer.viewerApplication != null}
      eager={eager}
      heading={heading}
      action={<SaveOfferButton jobOffer={jobOffer} />}
    />
  );
}

interface JobOfferCardProps {
  href: string;
  /** Company logo or picture; by default the product's logo. */
  photoUri: string | null;
  /** The company, or the employer's first name. */
  employer: string;
  /** The card's title, such as the job; by default the employer's name. */
  title?: ReactNode;
  /** Whether the title contains the employer. */
  isInTitle?: boolean;
  city?: string | null;
  country?: string | null;
  /** When the work is, and for how many, in one line. */
  schedule?: string | null;
  /** As displayed: at most 100 characters. */
  description: string;
  /** The displayed date, 'Nov 21, 2026', and the time as ISO 8601. */
  published: string;
  publishedAt?: string;
  currency?: string | null;
  maxRate?: number | null;
  /** The viewer has applied. */
  isApplied?: boolean;
  eager?: boolean;
  heading?: 'h2' | 'h3';
  /** In the corner, beside the link that covers the card. */
  action?: ReactNode;
}

/** A job offer in a list. The whole card is a link to the offer. */
function JobOfferCard(props: JobOfferCardProps) {
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
          <Heading dir="auto" className={styles.title}>
            <Link href={props.href} className={styles.link}>
              {props.title ?? props.employer}
            </Link>
          </Heading>
          {props.title && !props.isInTitle && <p dir="auto">{props.employer}</p>}
        </div>
        {props.action && <div className={styles.corner}>{props.action}</div>}
      </header>
      <p dir="auto" className={styles.description}>
        {props.description}
      </p>
      <ul className={styles.facts}>
        {place && (
          <li>
            <Icon of={IconMapPin} size={17} />
            <bdi>{place}</bdi>
          </li>
        )}
        {props.schedule && (
          <li>
            <Icon of={IconClock} size={17} />
            <bdi>{props.schedule}</bdi>
          </li>
        )}
        <li>
          <Icon of={IconCalendar} size={17} />
          <time dateTime={props.publishedAt}>{props.published}</time>
        </li>
      </ul>
      <footer className={styles.deal}>
        {props.currency && props.maxRate ? <Rate currency={props.currency} amount={props.maxRate} /> : <span />}
        {props.isApplied ? (
          <Badge tone="green">Applied</Badge>
        ) : (
          // Looks like a button; the card's link covers it.
          <span className={styles.apply}>APPLY NOW</span>
        )}
      </footer>
    </article>
  );
}

/** As large as a JobOfferCard. */
export function JobOfferCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.mark} />
        <SkeletonBlock className={skeleton.name} />
      </div>
      <div className={styles.description}>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className={skeleton.half} />
      </div>
      <SkeletonBlock className={skeleton.most} />
      <div className={styles.deal}>
        <SkeletonBlock className={skeleton.rate} />
        <SkeletonBlock shape="block" className={skeleton.apply} />
      </div>
    </div>
  );
}
