import { type ReactNode, useRef } from 'react';
import { graphql } from 'react-relay';
import type { JobOfferListing_query$key } from '../../__generated__/JobOfferListing_query.graphql.ts';
import type { JobOfferListingPaginationQuery } from '../../__generated__/JobOfferListingPaginationQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { notFound } from '../../app/routing/PageResult.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { EmptyState } from '../../ui/display/States.tsx';
import { Grid, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';

/** Also the fragment's default. */
const pageSize = 12;

type Place = Record<'job' | 'city', { readonly databaseId: number } | null | undefined>;

/** The feed of the same offers for other sites (docs/product/offers.md, 'The feed of offers'). */
function feedPath({ job, city }: Place): string {
  const query = new URLSearchParams();
  if (job) query.set('job_id', String(job.databaseId));
  if (city) query.set('city_id', String(city.databaseId));
  return `/api/feeds/job-offers.xml${query.size > 0 ? `?${query}` : ''}`;
}

/** The heading, the count, the search, and the cards, twelve per page. */
export function JobOfferListing({ query, search }: { query: JobOfferListing_query$key; search: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<JobOfferListingPaginationQuery, JobOfferListing_query$key>(
    graphql`
      fragment JobOfferListing_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, after: { type: "String" })
      @refetchable(queryName: "JobOfferListingPaginationQuery") {
        jobOfferListing(readings: $readings) {
          job {
            databaseId
            name
            plural
            slug
          }
          city {
            databaseId
            name
            slug
          }
          jobOffers(first: $count, after: $after) @connection(key: "JobOfferListing_jobOffers") {
            totalCount
            edges {
              node {
                id
                ...JobOfferListItem_jobOffer
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
  if (!data.jobOfferListing) throw notFound();

  const { job, city, jobOffers } = data.jobOfferListing;
  const { totalCount, edges, pageInfo } = jobOffers;
  const place = { job: job?.slug, city: city?.slug };
  const canonical = offersPath(place);
  const offers = job ? `${job.name} Job Offers` : 'Job Offers';
  const count = offerCount(totalCount);

  return (
    <>
      <PageMeta
        title={city ? `${offers} in ${city.name}` : offers}
        description={`${count}${city ? ` in ${city.name}` : ''}${job ? ` for ${job.plural.toLowerCase()}` : ''}. Compare hourly rates and apply in chat.`}
        canonical={canonical}
      />
      <CanonicalAddress path={canonical} />
      <link rel="alternate" type="application/xml" title="For job boards" href={feedPath({ job, city })} />
      <PageHead
        above={
          <Trail
            trail={[
              { label: 'Home', href: paths.home.to() },
              ...(job || city ? [{ label: 'Job Offers', href: offersPath({}) }] : []),
              ...(job && city ? [{ label: job.plural, href: offersPath({ job: job.slug }) }] : []),
              { label: city?.name ?? job?.plural ?? 'Job Offers' },
            ]}
          />
        }
        title={`${offers} ${city ? `in ${city.name}` : `on ${product.name}`}`}
        lead={<span aria-live="polite">{count}</span>}
      />
      <Stack>
        {search}
        <Grid ref={list}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <JobOfferListItem jobOffer={node} eager={index < 3} />
            </li>
          ))}
        </Grid>
      </Stack>
      {edges.length === 0 && (
        <NoOffers job={job ?? null} city={city ?? null} firstPage={totalCount > 0 ? canonical : null} />
      )}
      {edges.length > 0 && (
        <LoadMore
          list={list}
          shown={edges.length}
          total={hasNext ? totalCount : edges.length}
          {...more}
          href={offersPath(place, { after: pageInfo.endCursor })}
        />
      )}
    </>
  );
}

/** An empty listing, with links to listings that have offers. */
function NoOffers({
  job,
  city,
  firstPage,
}: {
  job: { plural: string; slug: string } | null;
  city: { name: string; slug: string } | null;
  /** Set when the URL is a page past the end. */
  firstPage: string | null;
}) {
  if (firstPage) {
    return (
      <EmptyState title="No more job offers" action={<ButtonLink href={firstPage}>Back to the first page</ButtonLink>}>
        You have seen them all.
      </EmptyState>
    );
  }
  const elsewhere = job && city && `${job.plural} in all cities`;
  return (
    <EmptyState
      title="No job offers right now"
      action={
        <>
          {elsewhere && <ButtonLink href={offersPath({ job: job.slug })}>{elsewhere}</ButtonLink>}
          {job && city && (
            <ButtonLink look="secondary" href={offersPath({ city: city.slug })}>
              All offers in {city.name}
            </ButtonLink>
          )}
          {!elsewhere && <ButtonLink href={offersPath({})}>All job offers</ButtonLink>}
        </>
      }
    >
      New offers arrive every day. Try another job or city.
    </EmptyState>
  );
}

/** '134 job offers are available now'. */
export function offerCount(count: number): string {
  if (count === 1) return '1 job offer is available now';
  return `${count === 0 ? 'No' : count} job offers are available now`;
}
