import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { rateText } from '../../../../server/domain/core/text/format/money.ts';
import type { AdminJobOffersScreenQuery } from '../../../__generated__/AdminJobOffersScreenQuery.graphql.ts';
import type { JobOfferFilters_query$key } from '../../../__generated__/JobOfferFilters_query.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { idOption, SelectFilter, SortFilter, TextFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { type List, useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { OfferStateBadge } from '../../../features/offers/jobOffer/OfferStateBadge.tsx';
import { useDeleteOffer } from '../../../features/offers/jobOffer/useDeleteOffer.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useBulk } from '../bulkActions/useBulk.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { EmployerFilter } from '../filters/PersonFilter.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { jobOfferList, jobOfferVariables } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';

export const { Skeleton, Failed } = officeFaces('Job offers', <ListSkeleton filters={5} />);

/** /admin/job-offers: the offers of all employers, public or not (docs/product/back-office.md, 'Job offers'). */
export default function AdminJobOffersScreen({ queryRef }: ScreenProps<AdminJobOffersScreenQuery>) {
  const query = usePreloadedQuery<AdminJobOffersScreenQuery>(
    graphql`
      query AdminJobOffersScreenQuery(
        $filter: AdminJobOfferFilter
        $reverse: Boolean!
        $first: Int!
        $page: Int!
        $employerId: Int!
        $hasEmployer: Boolean!
      ) @preloadable {
        ...SavedFilters_query @arguments(list: JOB_OFFERS)
        ...JobOfferFilters_query @arguments(employerId: $employerId, hasEmployer: $hasEmployer)
        adminJobOffers(filter: $filter, reverse: $reverse, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              state
              waitsForApproval
              company
              employerName
              maxRate
              publishedAt
              expiresAt
              job {
                name
              }
              city {
                name
                country {
                  currencyCode
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(jobOfferList);
  const { filter } = jobOfferVariables(new URLSearchParams(useLocation().search));
  const bulk = useBulk({
    connection: query.adminJobOffers,
    matching: { jobOffers: filter },
    kinds: ['JOB_OFFER_PUBLISH', 'JOB_OFFER_TAKE_BACK', 'JOB_OFFER_FILL', 'JOB_OFFER_RENEW'],
  });
  const askToDelete = useDeleteOffer();
  return (
    <OfficeScreen
      title="Job offers"
      action={
        <Row>
          <ImportButton name="job-offers" />
          <ExportButton name="job-offers" filter={filter} plural="job offers" total={query.adminJobOffers.totalCount} />
          <ButtonLink href={paths.adminCreateJobOffer.to()}>Create a Job Offer</ButtonLink>
        </Row>
      }
    >
      <SavedFilters query={query} name="JOB_OFFERS" list={list} />
      <NumberedList
        list={list}
        singular="job offer"
        plural="job offers"
        connection={query.adminJobOffers}
        filters={<JobOfferFilters list={list} query={query} />}
        rowId={({ id }) => id}
        rowLabel={({ databaseId, job, city }) => `job offer #${databaseId}, ${job.name} in ${city.name}`}
        {...bulk.list}
        columns={[
          {
            id: 'job',
            header: 'Job',
            names: true,
            cell: ({ databaseId, job }) => <Link href={paths.displayJobOffer.to({ id: databaseId })}>{job.name}</Link>,
            second: ({ city, databaseId }) => `${city.name} · #${databaseId}`,
          },
          {
            id: 'employer',
            header: 'Employer',
            phone: 'line',
            cell: ({ employerName }) => employerName,
            second: ({ company }) => company,
          },
          {
            id: 'rate',
            header: 'Rate',
            align: 'end',
            cell: ({ maxRate, city }) => `${city.country.currencyCode} ${rateText(maxRate)}/hour`,
          },
          {
            id: 'state',
            header: 'State',
            phone: 'aside',
            cell: ({ state, waitsForApproval }) => (
              <OfferStateBadge state={state} waitsForApproval={waitsForApproval} />
            ),
            second: ({ state, expiresAt, waitsForApproval }) =>
              state === 'ACTIVE' &&
              !waitsForApproval &&
              expiresAt && (
                <>
                  until <DateText at={expiresAt} />
                </>
              ),
          },
          {
            id: 'created',
            header: 'Published',
            sort: 'CREATED',
            cell: ({ publishedAt }) => publishedAt && <DateText at={publishedAt} />,
          },
        ]}
        actions={({ id, databaseId }) => [
          { id: 'edit', label: 'Edit', href: paths.adminJobOffer.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => void askToDelete(id, databaseId) },
        ]}
        empty={<EmptyState title="No job offers yet">Employers' job offers will appear here.</EmptyState>}
      />
      {bulk.dialog}
    </OfficeScreen>
  );
}

function JobOfferFilters({
  list,
  query,
}: {
  list: List<'q' | 'state' | 'employer' | 'city' | 'job'>;
  query: JobOfferFilters_query$key;
}) {
  const { cities, jobs, employer } = useFragment(
    graphql`
      fragment JobOfferFilters_query on Query
      @argumentDefinitions(employerId: { type: "Int!" }, hasEmployer: { type: "Boolean!" }) {
        cities {
          databaseId
          name
        }
        jobs {
          databaseId
          name
        }
        employer(databaseId: $employerId) @include(if: $hasEmployer) {
          ...PersonFilter_employer
        }
      }
    `,
    query,
  );
  return (
    <>
      <TextFilter list={list} name="q" label="Search" placeholder="Employer or text" wait={1_000} />
      <SelectFilter
        list={list}
        name="state"
        label="State"
        placeholder="All states"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'draft', label: 'Draft' },
          { value: 'filled', label: 'Filled' },
          { value: 'expired', label: 'Expired' },
        ]}
      />
      <EmployerFilter list={list} employer={employer} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(idOption)} />
      <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(idOption)} />
      <SortFilter
        list={list}
        options={[
          { value: '-created', label: 'Newest first' },
          { value: 'created', label: 'Oldest first' },
        ]}
      />
    </>
  );
}
