import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { type ActionMutation, type ActionOptions, type ActionResult, act, type SuccessOf } from './action.ts';

/**
 * A mutation as a function that always resolves: to its success, or to a failure that can be shown. The second value
 * tells whether one is pending.
 */
export function useAction<Mutation extends ActionMutation>(
  mutation: GraphQLTaggedNode,
): [
  act: (
    variables: Mutation['variables'],
    options?: ActionOptions<Mutation>,
  ) => Promise<ActionResult<SuccessOf<Mutation>>>,
  pending: boolean,
] {
  const environment = useRelayEnvironment();
  const [underWay, setUnderWay] = useState(0);

  const actAndTell = useCallback(
    async (variables: Mutation['variables'], options?: ActionOptions<Mutation>) => {
      setUnderWay((count) => count + 1);
      const result = await act<Mutation>(environment, mutation, variables, options);
      setUnderWay((count) => count - 1);
      return result;
    },
    [environment, mutation],
  );
  return [actAndTell, underWay > 0];
}
