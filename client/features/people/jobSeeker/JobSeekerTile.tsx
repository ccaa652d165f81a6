import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { JobSeekerTile_jobSeeker$key } from '../../../__generated__/JobSeekerTile_jobSeeker.graphql.ts';
import { cardBadges } from '../../accounts/badge/badgeWords.ts';
import { PersonTile } from '../profile/PersonTile.tsx';
import { firstName } from './firstName.ts';
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
  const { name, photoUri, badges, minRate, job, city } = jobSeeker;
  return (
    <PersonTile
      href={jobSeekerPath(jobSeeker)}
      name={firstName(name)}
      verified={cardBadges(badges)}
      photoUri={photoUri ?? null}
      line={[job?.name, city?.name].filter(Boolean).join(' in ')}
      currency={city?.country.currencyCode}
      minRate={minRate}
      action={action}
    />
  );
}
