import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { JobOfferListItem_jobOffer$key } from '../../../__generated__/JobOfferListItem_jobOffer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { firstName } from '../../people/jobSeeker/firstName.ts';
import { JobOfferCard } from '../card/JobOfferCard.tsx';
import { SaveOfferButton } from '../savedOffer/SaveOfferButton.tsx';
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
  return (
    <JobOfferCard
      href={paths.publicJobOffer.to({ id: databaseId })}
      photoUri={photoUri ?? null}
      employer={employer}
      title={
        company ? (
          `${job.name} wanted at ${company}`
        ) : (
          <>
            {job.name}
            <VisuallyHidden> for {employer}</VisuallyHidden>
          </>
        )
      }
      isInTitle={company != null}
      city={city.name}
      country={city.country.name}
      schedule={scheduleLine(jobOffer)}
      description={summary}
      published={formatDay(createdAt)}
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
