import { useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';

/**
 * Asks the server once, as the calling part of the page appears, and never the store: others may have changed the answer since.
 * @returns the query, null before it is asked, and what asks it again, such as after a failure
 */
export function useAsked<Query extends OperationType>(
  request: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
): [PreloadedQuery<Query> | null | undefined, () => void] {
  const [queryRef, load] = useQueryLoader<Query>(request);
  const ask = () => load(variables, { fetchPolicy: 'network-only' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each appearance
  useEffect(ask, []);
  return [queryRef, ask];
}
