import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { JobSeekerDeal_jobSeeker$key } from '../../__generated__/JobSeekerDeal_jobSeeker.graphql.ts';
import { PriceFrom } from '../../features/billing/payment/PriceFrom.tsx';
import { profileFacts } from '../../features/people/jobSeeker/profileView.tsx';
import { DealCard } from '../../features/people/profile/DealCard.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Rate } from '../../ui/display/Rate.tsx';

/** The minimum hourly rate, further facts and the buttons; what a contact costs is below the first of them. */
export function JobSeekerDeal({
  jobSeeker: key,
  action,
  further,
}: {
  jobSeeker: JobSeekerDeal_jobSeeker$key;
  action: ReactNode;
  further: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerDeal_jobSeeker on JobSeeker {
        minRate
        city {
          country {
            currencyCode
          }
        }
        jobAreas
        experience {
          name
        }
        language {
          name
        }
        partTime
        fullTime
        ...PriceFrom_jobSeeker
      }
    `,
    key,
  );
  const { minRate, city, jobAreas, experience, language, partTime, fullTime } = jobSeeker;
  return (
    <DealCard
      label="Minimum hourly rate"
      rate={
        city && minRate ? <Rate currency={city.country.currencyCode} amount={minRate} size="large" /> : 'On request'
      }
      action={action}
      note={<PriceFrom jobSeeker={jobSeeker} />}
      further={further}
    >
      <Facts
        facts={profileFacts({
          partTime,
          fullTime,
          experience: experience?.name,
          language: language?.name,
          areas: jobAreas,
        })}
      />
    </DealCard>
  );
}
