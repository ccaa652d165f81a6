import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { ReviewsScreenQuery } from '../../../__generated__/ReviewsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { idOption, SelectFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import styles from './ReviewsScreen.module.css';
import { reviewedOf } from './reviewed.ts';
import { reviewList, reviewPath } from './reviewList.ts';

export const { Skeleton, Failed } = officeFaces('Reviews', <ListSkeleton filters={2} />);

/** /admin/reviews: profiles and job offers that are new or have changed, those that wait longest first. */
export default function ReviewsScreen({ queryRef }: ScreenProps<ReviewsScreenQuery>) {
  const { reviews, cities } = usePreloadedQuery<ReviewsScreenQuery>(
    graphql`
      query ReviewsScreenQuery($filter: ReviewFilter, $first: Int!, $page: Int!) @preloadable {
        cities {
          databaseId
          name
        }
        reviews(filter: $filter, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              waitingSince
              ...reviewed_review
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(reviewList);
  const { search } = useLocation();
  const hrefOf = (id: number) => reviewPath(id, search);
  return (
    <OfficeScreen
      title="Reviews"
      lead="New and changed profiles and job offers. Changed ones stay public in the meantime; a new profile becomes public when you approve it."
    >
      <NumberedList
        list={list}
        singular="review"
        plural="reviews"
        connection={reviews}
        filters={
          <>
            <SelectFilter
              list={list}
              name="kind"
              label="Kind"
              placeholder="Profiles and job offers"
              options={[
                { value: 'job_seeker', label: 'Profiles' },
                { value: 'job_offer', label: 'Job offers' },
              ]}
            />
            <SelectFilter
              list={list}
              name="city"
              label="City"
              placeholder="All cities"
              options={cities.map(idOption)}
            />
          </>
        }
        rowId={({ id }) => id}
        rowLabel={(review) => reviewedOf(review).name}
        columns={[
          {
            id: 'name',
            header: 'Record',
            names: true,
            cell: (review) => {
              const { name, photo, author } = reviewedOf(review);
              return (
                <Link href={hrefOf(review.databaseId)} className={styles.record}>
                  <Avatar src={photo} name={author ?? name} size={40} />
                  {name}
                </Link>
              );
            },
            second: (review) => reviewedOf(review).author,
          },
          {
            id: 'kind',
            header: 'Kind',
            phone: 'line',
            cell: (review) => {
              const { kind, isPublic } = reviewedOf(review);
              return <Badge tone={isPublic ? 'neutral' : 'warm'}>{kind}</Badge>;
            },
          },
          { id: 'city', header: 'City', phone: 'line', cell: (review) => reviewedOf(review).city },
          {
            id: 'since',
            header: 'Waiting since',
            phone: 'aside',
            cell: ({ waitingSince }) => <DateText at={waitingSince} />,
          },
        ]}
        actions={({ databaseId }) => [{ id: 'review', label: 'Review', href: hrefOf(databaseId) }]}
        empty={
          <EmptyState title="Nothing to review">
            New profiles, new job offers and changes to them appear here.
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}
