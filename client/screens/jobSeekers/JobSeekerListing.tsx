import { type ReactNode, useRef } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router';
import { isNarrowed } from '../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerListing_query$key } from '../../__generated__/JobSeekerListing_query.graphql.ts';
import type { JobSeekerListingPaginationQuery } from '../../__generated__/JobSeekerListingPaginationQuery.graphql.ts';
import type { JobSeekersScreenQuery } from '../../__generated__/JobSeekersScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { notFound } from '../../app/routing/PageResult.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { filtersIn, readFilters, writeFilters } from '../../features/discovery/jobSearch/jobSearch.ts';
import { type Search, saveLook } from '../../features/discovery/savedSearch/search.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { classNames } from '../../ui/base/classNames.ts';
import { product } from '../../ui/base/product.ts';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Prose, Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { countSentence } from './countSentence.ts';
import { JobSeekerListItem } from './JobSeekerListItem.tsx';
import styles from './JobSeekersScreen.module.css';

// Visitors do not load it.
const SaveSearch = servedPart('save-search', () => import('../../features/discovery/savedSearch/SaveSearch.tsx'));

type ListingViewer = JobSeekersScreenQuery['response']['viewer'];

/** Saves the search of a page. Visitors are led to the login and back; job seekers and admins see nothing. */
function SaveSearchButton({
  viewer,
  search,
  address,
}: {
  viewer: ListingViewer;
  search: Search;
  /** Of the search's page. */
  address: string;
}) {
  if (viewer.kind === 'JOB_SEEKER' || viewer.kind === 'ADMIN') return null;
  if (viewer.kind === 'EMPLOYER') return <SaveSearch viewer={viewer} search={search} />;
  return (
    <ButtonLink {...saveLook} href={paths.loginAsEmployer.to({}, { next: address })}>
      Save this search
    </ButtonLink>
  );
}

// The documented addresses have another order.
const WhyThisOrder = servedPart('why-this-order', () => import('../../features/discovery/jobSearch/WhyThisOrder.tsx'));

// Most searches have results.
const NoJobSeekers = servedPart('no-job-seekers', () => import('./NoJobSeekers.tsx'));

/** Also the fragment's default. */
const pageSize = 10;

/** The heading, the count, the search, and the cards, ten per page. */
export function JobSeekerListing({
  query,
  search,
  viewer,
}: {
  query: JobSeekerListing_query$key;
  search: ReactNode;
  viewer: ListingViewer;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { data, hasNext, more } = usePages<JobSeekerListingPaginationQuery, JobSeekerListing_query$key>(
    graphql`
      fragment JobSeekerListing_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @refetchable(queryName: "JobSeekerListingPaginationQuery") {
        jobListing(readings: $readings) {
          job {
            databaseId
            name
            plural
            slug
          }
          city {
            databaseId
            name
          }
          jobSeekers(first: $count, after: $after, filter: $filter, sort: $sort)
            @connection(key: "JobSeekerListing_jobSeekers") {
            totalCount
            edges {
              node {
                id
                ...JobSeekerListItem_jobSeeker
              }
            }
            pageInfo {
              endCursor
            }
          }
        }
      }
    `,
    query,
    pageSize,
  );
  const { pathname, search: searchText } = useLocation();
  // Another filter or order is being loaded.
  const stale = useNavigation().location?.pathname === pathname;
  const address = new URLSearchParams(searchText);
  if (!data.jobListing) throw notFound();

  const { job, city, jobSeekers } = data.jobListing;
  const { totalCount, edges, pageInfo } = jobSeekers;
  const place = { job: job?.slug ?? allJobsSlug, city: city?.name };
  const { sort, ...chosen } = filtersIn(Boolean(city), readFilters(address));
  const searched = writeFilters({ sort, ...chosen });
  const ids = { jobId: job?.databaseId ?? null, cityId: city?.databaseId ?? null, ...chosen };
  const words = { singular: job?.name ?? 'Job seeker', plural: job?.plural ?? 'Job seekers' };
  const sentence = countSentence({
    ...words,
    count: totalCount,
    city: city?.name ?? null,
    isNarrowed: isNarrowed(chosen),
  });
  const canonical = paths.jobSeekers.to(place);

  return (
    <>
      <PageMeta
        title={`${words.plural} ${city ? `in ${city.name}` : 'for hire'}`}
        description={`${sentence} Compare hourly rates, experience and availability, and contact them directly.`}
        canonical={canonical}
      />
      <CanonicalAddress path={canonical} />
      <PageHead
        above={
          <Trail
            trail={[
              { label: 'Home', href: paths.home.to() },
              { label: words.plural, ...(city && { href: paths.jobSeekers.to({ job: place.job }) }) },
              ...(city ? [{ label: city.name }] : []),
            ]}
          />
        }
        title={`Job Seekers ${city ? `in ${city.name}` : `on ${product.name}`}`}
        lead={
          <span aria-live="polite" aria-busy={stale} className={styles.found}>
            {sentence}
          </span>
        }
        compact
        more={
          <div className={styles.line}>
            <AboutHiring plural={words.plural.toLowerCase()} city={city?.name ?? null} />
            <SaveSearchButton viewer={viewer} search={ids} address={paths.jobSeekers.to(place, searched)} />
          </div>
        }
      />
      <Stack>
        {search}
        {!city && sort === 'RATE_BY_CURRENCY' && (
          <Text look="small">
            Rates of different currencies are not compared: each currency has an order of its own.
          </Text>
        )}
        <div>
          {sort === 'BEST_MATCH' && <WhyThisOrder />}
          <div ref={list} aria-busy={stale} className={classNames(styles.cards, styles.found)}>
            {edges.map(({ node }, index) => (
              <JobSeekerListItem when={chosen.when} key={node.id} jobSeeker={node} eager={index < 2} />
            ))}
          </div>
        </div>
      </Stack>
      {edges.length === 0 && (
        <NoJobSeekers
          words={words}
          place={place}
          search={ids}
          isNarrowed={isNarrowed(chosen)}
          firstPage={totalCount > 0 ? paths.jobSeekers.to(place, searched) : null}
        />
      )}
      {edges.length > 0 && (
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? totalCount : edges.length}
          {...more}
          href={paths.jobSeekers.to(place, { ...searched, after: pageInfo.endCursor })}
        />
      )}
    </>
  );
}

/** An explanation of hiring, behind 'Read more'. `plural` in lower case. */
function AboutHiring({ plural, city }: { plural: string; city: string | null }) {
  const where = city ? ` in ${city}` : '';
  return (
    <Disclosure>
      <Prose>
        <p>
          These job seekers are looking for work{where} by the hour, part-time, full-time or both. Each profile shows
          their minimum hourly rate, where they work, their experience and a description. Some include a short video.
        </p>
        <p>
          Found the right person? Leave an email or a WhatsApp number, describe the work and agree the details in chat.
          Browsing is free. To message {plural}, you need a {product.name} subscription, which you can cancel any time.
          You pay the job seeker directly, and {product.name} takes no commission.
        </p>
      </Prose>
    </Disclosure>
  );
}
