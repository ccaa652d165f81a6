import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { SimilarCandidate_viewer$key } from '../../__generated__/SimilarCandidate_viewer.graphql.ts';
import type { SimilarCandidates_jobSeeker$key } from '../../__generated__/SimilarCandidates_jobSeeker.graphql.ts';
import type { SimilarCandidatesQuery } from '../../__generated__/SimilarCandidatesQuery.graphql.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { SimilarCandidate } from './SimilarCandidate.tsx';

/** Also the fragment's default. */
const pageSize = 6;

/** Other job seekers that the employer can contact, six per page. */
export function SimilarCandidates({
  jobSeeker,
  viewer,
}: {
  jobSeeker: SimilarCandidates_jobSeeker$key;
  viewer: SimilarCandidate_viewer$key;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { data, hasNext, more } = usePages<SimilarCandidatesQuery, SimilarCandidates_jobSeeker$key>(
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
    pageSize,
  );
  const { edges, totalCount } = data.similarJobSeekers;

  return (
    <Stack>
      <Stack ref={list}>
        {edges.map(({ node }) => (
          <SimilarCandidate key={node.id} jobSeeker={node} viewer={viewer} />
        ))}
      </Stack>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </Stack>
  );
}
