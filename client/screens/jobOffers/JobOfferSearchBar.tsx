import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useNavigation } from 'react-router';
import type { JobOfferSearchBar_listing$key } from '../../__generated__/JobOfferSearchBar_listing.graphql.ts';
import type { JobOfferSearchBar_query$key } from '../../__generated__/JobOfferSearchBar_query.graphql.ts';
import type { ListingReading } from '../../app/paths.ts';
import { anyChoice, knownPlace, offerSearchAddress, offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { SearchBar } from '../../features/discovery/jobSearch/SearchBar.tsx';

// Without its code there is no count, and the search works.
const loadCount = () => import('./JobOfferCount.tsx').catch(() => ({ default: () => null }));
const JobOfferCount = lazy(loadCount);

/** Job and city from the URL; searching navigates to another URL. */
export function JobOfferSearchBar({
  query: queryKey,
  listing: listingKey,
  readings,
}: {
  query: JobOfferSearchBar_query$key;
  /** Null if the URL has an unknown job or city. */
  listing: JobOfferSearchBar_listing$key | null;
  readings: readonly ListingReading[];
}) {
  const known = useFragment(
    graphql`
      fragment JobOfferSearchBar_query on Query {
        jobs {
          name
          slug
        }
        cities {
          name
          slug
        }
      }
    `,
    queryKey,
  );
  const listing = useFragment(
    graphql`
      fragment JobOfferSearchBar_listing on JobOfferListing {
        job {
          slug
        }
        city {
          slug
        }
      }
    `,
    listingKey,
  );
  const { job, city } = listing ?? knownPlace(readings, known);
  const navigate = useNavigate();
  const navigation = useNavigation();
  return (
    <SearchBar
      label="Job offers"
      // Without JavaScript, the listing of all offers redirects to the URL for the fields.
      action={offersPath({})}
      onSearch={(values) => navigate(offerSearchAddress(values))}
      searching={navigation.state !== 'idle'}
      loadCount={loadCount}
      Count={JobOfferCount}
      selects={[
        {
          name: 'job',
          label: 'Job',
          value: job?.slug ?? anyChoice,
          options: [{ value: anyChoice, label: 'All jobs' }, ...known.jobs.map(asOption)],
        },
        {
          name: 'city',
          label: 'City',
          value: city?.slug ?? anyChoice,
          options: [{ value: anyChoice, label: 'All cities' }, ...known.cities.map(asOption)],
        },
      ]}
    />
  );
}

const asOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
