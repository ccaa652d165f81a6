import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { type ActionMutation, type ActionOptions, type ActionResult, act, type SuccessOf } from './action.ts';
import { proveIdentity } from './proof.ts';

/**
 * A mutation as a function that always resolves: to its success, or to a failure that can be shown. Where the server wants a proof
 * of identity first, it is asked for, and the mutation is sent again. The second value tells whether one is pending.
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
      const send = () => act<Mutation>(environment, mutation, variables, options);
      const first = await send();
      const result = !first.ok && first.type === 'ProofRequired' && (await proveIdentity()) ? await send() : first;
      setUnderWay((count) => count - 1);
      return result;
    },
    [environment, mutation],
  );
  return [actAndTell, underWay > 0];
}
