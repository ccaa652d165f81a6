import type { GraphQLTaggedNode } from 'relay-runtime';
import type { ActionMutation } from './action.ts';
import { useAction } from './useAction.ts';

/** Asks who it is, with the password. Resolves to false if it was cancelled. The frame of signed-in people sets it. */
export const identity: { prove?: () => Promise<boolean> } = {};

/** `useAction` for what the server does only soon after a proof of identity: it is asked for, and the mutation is sent again. */
export function useProvenAction<Mutation extends ActionMutation>(
  mutation: GraphQLTaggedNode,
): ReturnType<typeof useAction<Mutation>> {
  const [act, pending] = useAction<Mutation>(mutation);
  return [
    async (...asked) => {
      const first = await act(...asked);
      const isRefused = !first.ok && first.type === 'ProofRequired';
      return isRefused && (await identity.prove?.()) ? act(...asked) : first;
    },
    pending,
  ];
}
