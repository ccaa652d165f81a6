import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../../ui/action/LoadMore.tsx';
import { FailedState } from '../../ui/display/States.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import type { SimilarCandidate_viewer$key } from './__generated__/SimilarCandidate_viewer.graphql.ts';
import type { SimilarCandidates_jobSeeker$key } from './__generated__/SimilarCandidates_jobSeeker.graphql.ts';
import type { SimilarCandidatesQuery } from './__generated__/SimilarCandidatesQuery.graphql.ts';
import { SimilarCandidate } from './SimilarCandidate.tsx';

/** Spec 001 §9; the same as the fragment's default. */
const pageSize = 6;

/** Others whom the employer may ask for, six at a time. */
export function SimilarCandidates({
  jobSeeker,
  viewer,
}: {
  jobSeeker: SimilarCandidates_jobSeeker$key;
  viewer: SimilarCandidate_viewer$key;
}) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SimilarCandidatesQuery,
    SimilarCandidates_jobSeeker$key
  >(
    graphql`
      fragment SimilarCandidates_jobSeeker on JobSeeker
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "SimilarCandidatesQuery") {
        similarJobSeekers(first: $count, after: $cursor) @connection(key: "SimilarCandidates_similarJobSeekers") {
          totalCount
          edges {
            node {
              id
              ...SimilarCandidate_jobSeeker
            }
          }
        }
      }
    `,
    jobSeeker,
  );
  const [failed, setFailed] = useState(false);
  const { edges, totalCount } = data.similarJobSeekers;

  function loadMore() {
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  }

  return (
    <Stack>
      {edges.map(({ node }) => (
        <SimilarCandidate key={node.id} jobSeeker={node} viewer={viewer} />
      ))}
      {failed ? (
        <FailedState onRetry={loadMore} retrying={isLoadingNext} />
      ) : (
        hasNext && <LoadMore shown={edges.length} total={totalCount} onMore={loadMore} loading={isLoadingNext} />
      )}
    </Stack>
  );
}
