import { useState } from 'react';
import { type GraphQLTaggedNode, usePaginationFragment } from 'react-relay';
import type { KeyType } from 'react-relay/relay-hooks/helpers';
import type { OperationType } from 'relay-runtime';
import { isOffline } from './NetworkError.ts';

/** A list that loads more rows in pages of `size`; `more` are the props of `LoadMore`. */
export function usePages<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
  size: number,
) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<Query, Key>(fragment, key);
  // A failure belongs to the list at that time; a different filter clears it.
  const [failure, setFailure] = useState<{ of: unknown; error: Error } | null>(null);
  function onMore() {
    setFailure(null);
    loadNext(size, { onComplete: (error) => setFailure(error && { of: data, error }) });
  }
  const failed = failure?.of === data && (isOffline(failure.error) ? ('offline' as const) : true);
  return { data, hasNext, more: { onMore, loading: isLoadingNext, failed } };
}
