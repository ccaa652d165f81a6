import { __iconNode as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { SavedOffers_viewer$key } from '../../__generated__/SavedOffers_viewer.graphql.ts';
import type { SavedOffersQuery } from '../../__generated__/SavedOffersQuery.graphql.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { ClosedOffer } from './ClosedOffer.tsx';

/** Also the fragment's default. */
const pageSize = 12;

/**
 * The saved offers, newest first. One that is removed here stays until the next visit, so that a slip can be undone; a
 * closed one goes at once.
 */
export function SavedOffers({ viewer }: { viewer: SavedOffers_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<SavedOffersQuery, SavedOffers_viewer$key>(
    graphql`
      fragment SavedOffers_viewer on Viewer
      @refetchable(queryName: "SavedOffersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        savedJobOffers(first: $first, after: $after) @connection(key: "SavedOffers_savedJobOffers") {
          totalCount
          edges {
            node {
              id
              ...ClosedOffer_saved
              jobOffer {
                ...JobOfferListItem_jobOffer
              }
            }
          }
        }
      }
    `,
    viewer,
    pageSize,
  );
  if (!data.savedJobOffers) return null;
  const { edges, totalCount } = data.savedJobOffers;
  const search = offersPath({});
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={IconBookmark}
        title="No saved offers yet"
        action={<ButtonLink href={search}>Find job offers</ButtonLink>}
      >
        Press the bookmark on an offer to keep it here.
      </EmptyState>
    );
  }
  return (
    <div>
      <Grid ref={list} aria-label="Saved offers">
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            {node.jobOffer ? (
              <JobOfferListItem jobOffer={node.jobOffer} eager={index < 3} />
            ) : (
              <ClosedOffer saved={node} />
            )}
          </li>
        ))}
      </Grid>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </div>
  );
}
