import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type { JobSeekerTile_jobSeeker$key } from '../../../__generated__/JobSeekerTile_jobSeeker.graphql.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { VerifiedMark } from '../../../ui/display/Badge.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Rate } from '../../../ui/display/Rate.tsx';
import { cardBadges } from '../../accounts/badge/badgeWords.ts';
import styles from './JobSeekerTile.module.css';
import { jobSeekerPath } from './jobSeekerPath.ts';

/** A job seeker in a row of others; `action` is what can be done with them. */
export function JobSeekerTile({
  jobSeeker: key,
  action,
}: {
  jobSeeker: JobSeekerTile_jobSeeker$key;
  action?: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerTile_jobSeeker on JobSeeker {
        name
        callName
        photoUri
        badges
        minRate
        job {
          name
        }
        city {
          name
          country {
            currencyCode
          }
        }
        ...jobSeekerPath_jobSeeker
      }
    `,
    key,
  );
  const { photoUri, badges, minRate, job, city } = jobSeeker;
  return (
    <PersonTile
      href={jobSeekerPath(jobSeeker)}
      name={calledName(jobSeeker)}
      verified={cardBadges(badges)}
      photoUri={photoUri ?? null}
      line={[job?.name, city?.name].filter(Boolean).join(' in ')}
      currency={city?.country.currencyCode}
      minRate={minRate}
      action={action}
    />
  );
}

/** A job seeker in a row of similar ones. `action` is above the card's link. */
function PersonTile({
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
