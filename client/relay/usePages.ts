import { useState } from 'react';
import { type GraphQLTaggedNode, usePaginationFragment } from 'react-relay';
import type { KeyType } from 'react-relay/relay-hooks/helpers';
import type { OperationType } from 'relay-runtime';

/** A list that grows at its end by pages of `size`; `more` is what `LoadMore` wants to know of the next one. */
export function usePages<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
  size: number,
) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<Query, Key>(fragment, key);
  // Of the list as it was then: another filter, or whatever else changes it, has not failed.
  const [failedWith, setFailedWith] = useState<unknown>(null);
  function onMore() {
    setFailedWith(null);
    loadNext(size, { onComplete: (error) => setFailedWith(error && data) });
  }
  return { data, hasNext, more: { onMore, loading: isLoadingNext, failed: failedWith === data } };
}
