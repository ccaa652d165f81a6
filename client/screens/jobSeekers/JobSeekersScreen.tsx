import { lazy, useId } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isNarrowed, searchFlags, searchNumbers } from '../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerSearchBar_listing$key } from '../../__generated__/JobSeekerSearchBar_listing.graphql.ts';
import type { JobSeekerSearchBar_query$key } from '../../__generated__/JobSeekerSearchBar_query.graphql.ts';
import type { JobSeekersScreenQuery } from '../../__generated__/JobSeekersScreenQuery.graphql.ts';
import { type ListingReading, paths } from '../../app/paths.ts';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import {
  anyChoice,
  type Filters,
  filtersIn,
  knownPlace,
  readFilters,
  searchAddress,
  sorts,
  writeFilters,
} from '../../features/discovery/jobSearch/jobSearch.ts';
import { SearchBar } from '../../features/discovery/jobSearch/SearchBar.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import skeleton from '../../ui/display/cardSkeleton.module.css';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { cityOptions, currencyOf, experienceOptions, genderOptions, jobOptions, sortOptions } from './filterChoices.ts';
import card from './JobSeekerListItem.module.css';
import { JobSeekerListing } from './JobSeekerListing.tsx';
import jobSeekerSearchBarClasses from './JobSeekerSearchBar.module.css';
import styles from './JobSeekersScreen.module.css';
import { MoreFilters } from './MoreFilters.tsx';

// Without its code there is no count, and the search works.
const loadCount = () => import('./JobSeekerCount.tsx').catch(() => ({ default: () => null }));
const JobSeekerCount = lazy(loadCount);
// Few visits have any.
const ActiveFilters = servedPart('active-filters', () => import('./ActiveFilters.tsx'));

/**
 * The search of the URL; another one navigates to another URL. On phones it is one line, which opens the sheet of all filters; on larger
 * screens a bar with job, city, gender, sort and experience, and 'More filters'.
 */
function JobSeekerSearchBar({
  query: queryKey,
  listing: listingKey,
  readings,
}: {
  query: JobSeekerSearchBar_query$key;
  /** Null if the URL has an unknown job or city. */
  listing: JobSeekerSearchBar_listing$key | null;
  readings: readonly ListingReading[];
}) {
  const known = useFragment(
    graphql`
      fragment JobSeekerSearchBar_query on Query {
        jobs {
          name
          slug
        }
        cities {
          name
          slug
          country {
            currencyCode
          }
        }
        sexes {
          databaseId
          name
        }
        experiences {
          databaseId
          name
        }
        languages {
          databaseId
          name
        }
      }
    `,
    queryKey,
  );
  const listing = useFragment(
    graphql`
      fragment JobSeekerSearchBar_listing on JobListing {
        job {
          name
          slug
        }
        city {
          name
        }
      }
    `,
    listingKey,
  );
  const { job, city } = listing ?? knownPlace(readings, known);
  const place = { job: job?.slug ?? null, city: city?.name ?? null };
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const filters = filtersIn(Boolean(city), readFilters(new URLSearchParams(search)));
  const form = useId();
  const open = (values: Record<string, string>) => void navigate(searchAddress(values));
  const selects = [
    { name: 'job', label: 'Job', value: job?.slug ?? anyChoice, options: jobOptions(known) },
    { name: 'city', label: 'City', value: city?.name ?? anyChoice, options: cityOptions(known) },
    {
      name: searchNumbers.sexId,
      label: 'Gender',
      value: String(filters.sexId ?? anyChoice),
      options: genderOptions(known),
    },
    {
      name: 'sort',
      label: 'Sort by',
      value: (sorts.find(({ sort }) => sort === filters.sort) ?? sorts[0]).value,
      options: sortOptions,
    },
    {
      name: searchNumbers.experienceId,
      label: 'Experience',
      value: String(filters.experienceId ?? anyChoice),
      options: experienceOptions(known),
    },
  ];
  const kept = Object.entries(writeFilters(filters)).filter(([name]) =>
    selects.every((select) => select.name !== name),
  );
  return (
    <SearchBar
      label="Job seekers"
      // Without JavaScript, the home page redirects to the URL for the fields.
      action={paths.home.to()}
      id={form}
      className={jobSeekerSearchBarClasses.bar}
      onSearch={({ rate, ...values }) =>
        open(
          rate && currencyOf(known, values.city ?? null) === currencyOf(known, place.city)
            ? { ...values, rate }
            : values,
        )
      }
      searching={navigation.state !== 'idle'}
      loadCount={loadCount}
      Count={JobSeekerCount}
      selects={selects}
    >
      <MoreFilters
        form={form}
        known={known}
        place={place}
        filters={filters}
        kept={Object.fromEntries(kept)}
        onSearch={open}
      >
        {[job?.name ?? 'All jobs', city?.name ?? 'All cities', timeWords(filters)].join(' · ')}
      </MoreFilters>
      {isNarrowed(filters) && (
        <ActiveFilters
          known={known}
          city={place.city}
          filters={filters}
          path={(query) => paths.jobSeekers.to({ job: place.job ?? allJobsSlug, city: place.city }, query)}
        />
      )}
    </SearchBar>
  );
}

/** 'any hours', 'Part-time' */
function timeWords({ partTime, fullTime, when }: Filters): string {
  const times = [partTime && searchFlags.partTime.words, fullTime && searchFlags.fullTime.words].filter(Boolean);
  return times.join(' and ') || (when ? 'one time' : 'any hours');
}

// Most addresses name a job and a city that there are.
const UnknownListing = servedPart(
  'unknown-job-seekers',
  () => import('../../features/discovery/jobSearch/UnknownListing.tsx'),
);

/** The search for job seekers of a job, everywhere or in one city (docs/product/search.md, 'The search for job seekers'). */
export default function JobSeekersScreen({
  queryRef,
  params,
}: ScreenProps<JobSeekersScreenQuery, { readings: ListingReading[] }>) {
  const { pathname, search } = useLocation();
  const filters = new URLSearchParams(search);
  const query = usePreloadedQuery<JobSeekersScreenQuery>(
    graphql`
      query JobSeekersScreenQuery(
        $readings: [JobListingReading!]!
        $filter: JobSeekerFilter
        $sort: JobSeekerSort!
        $after: String
      ) @preloadable {
        jobListing(readings: $readings) {
          ...JobSeekerSearchBar_listing
        }
        ...JobSeekerSearchBar_query
        ...JobSeekerListing_query @arguments(after: $after)
        ...UnknownListing_query
        viewer {
          kind
          ...SaveSearch_viewer
        }
      }
    `,
    queryRef,
  );
  const listing = query.jobListing ?? null;
  // An unknown cursor: show the first page.
  if (!listing && filters.has('after')) throw redirectTo(withoutPlace(pathname, filters));
  const searchBar = <JobSeekerSearchBar query={query} listing={listing} readings={params.readings} />;
  return (
    <Container>
      {listing ? (
        <JobSeekerListing query={query} search={searchBar} viewer={query.viewer} />
      ) : (
        <UnknownListing query={query} readings={params.readings} of="jobSeekers" search={searchBar} />
      )}
    </Container>
  );
}

function withoutPlace(pathname: string, filters: URLSearchParams): string {
  const others = new URLSearchParams(filters);
  others.delete('after');
  return others.size > 0 ? `${pathname}?${others}` : pathname;
}

/** As large as the head of the search and its first cards. */
export function Skeleton() {
  return (
    <Container>
      <Loading label="Loading job seekers">
        <PageHead
          title={<SkeletonBlock className={styles.title} />}
          lead={<SkeletonBlock className={styles.lead} />}
          more={<SkeletonBlock className={styles.more} />}
        />
        <Stack>
          <SkeletonBlock shape="block" className={styles.bar} />
          <div className={styles.cards}>
            <JobSeekerCardSkeleton />
            <JobSeekerCardSkeleton />
            <JobSeekerCardSkeleton />
          </div>
        </Stack>
      </Loading>
    </Container>
  );
}

/** As large as a JobSeekerCard with three lines of description. */
function JobSeekerCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.picture}>
        <SkeletonBlock shape="block" className={skeleton.square} />
      </div>
      <div className={card.head}>
        <SkeletonBlock className={skeleton.name} />
        <SkeletonBlock className={skeleton.most} />
      </div>
      <div className={card.merits}>
        <div className={card.rate}>
          <SkeletonBlock className={skeleton.rate} />
        </div>
        <SkeletonBlock className={skeleton.most} />
        <SkeletonBlock className={skeleton.half} />
      </div>
      <div className={card.words}>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className={skeleton.half} />
      </div>
      <div className={card.foot}>
        <SkeletonBlock className={skeleton.half} />
      </div>
      <div className={card.action}>
        <SkeletonBlock shape="block" className={skeleton.button} />
      </div>
    </div>
  );
}
