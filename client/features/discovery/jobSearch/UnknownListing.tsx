import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { UnknownListing_query$key } from '../../../__generated__/UnknownListing_query.graphql.ts';
import { type ListingReading, paths } from '../../../app/paths.ts';
import { PageMeta, PageStatus } from '../../../app/routing/PageMeta.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { knownPlace, offersPath } from './jobSearch.ts';

interface Job {
  readonly name: string;
  readonly plural: string;
  readonly slug: string;
}

interface City {
  readonly name: string;
  readonly slug: string;
}

/** Where a listing is, of the job seekers or of the offers; null: all jobs, all cities. */
const listingPaths = {
  jobSeekers: (job: Job | null, city: City | null) =>
    paths.jobSeekers.to({ job: job?.slug ?? allJobsSlug, city: city?.name }),
  jobOffers: (job: Job | null, city: City | null) => offersPath({ job: job?.slug, city: city?.slug }),
};

/** A listing of a job or a city that there is not: the search, and the ones that there are. */
export default function UnknownListing({
  query,
  readings,
  of,
  search,
}: {
  query: UnknownListing_query$key;
  readings: readonly ListingReading[];
  of: keyof typeof listingPaths;
  search: ReactNode;
}) {
  const known = useFragment(
    graphql`
      fragment UnknownListing_query on Query {
        jobs {
          name
          plural
          slug
        }
        cities {
          name
          slug
        }
      }
    `,
    query,
  );
  const path = listingPaths[of];
  const { jobs, cities } = known;
  const { job, city } = knownPlace(readings, known);
  const isOfEveryJob = readings.some((reading) => reading.job === allJobsSlug);
  const isCityUnknown = (job !== null || isOfEveryJob) && city === null;
  const title = isCityUnknown ? 'We are not in that city yet' : 'We do not have that job yet';
  const lead = isCityUnknown
    ? `Find ${job && of === 'jobSeekers' ? job.plural.toLowerCase() : 'people and work'} in these cities.`
    : `Choose one of these jobs${city ? ` in ${city.name}` : ''}.`;
  const links = isCityUnknown
    ? cities.map((other) => ({ label: other.name, href: path(job, other) }))
    : jobs.map((other) => ({ label: other.plural, href: path(other, city) }));
  return (
    <>
      <PageMeta title={title} />
      <PageStatus status={404} />
      <PageHead title={title} lead={lead} />
      <Stack gap="large">
        {search}
        <Row>
          {links.map(({ label, href }) => (
            <ButtonLink key={href} look="secondary" size="small" href={href}>
              {label}
            </ButtonLink>
          ))}
        </Row>
      </Stack>
    </>
  );
}
