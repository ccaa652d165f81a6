import { type ReactNode, Suspense, useState } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { ActionMutation } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { lateDialog } from '../../../ui/dialog/useDialog.tsx';

const ProofDialog = lateDialog(() => import('./ProofDialog.tsx'));

/**
 * `useAction` for what the server does only soon after a proof of identity: the password is asked for, and the mutation is sent
 * again. The third value is the dialog that asks. Render it outside of a form.
 */
export function useProvenAction<Mutation extends ActionMutation>(
  mutation: GraphQLTaggedNode,
): [...ReturnType<typeof useAction<Mutation>>, dialog: ReactNode] {
  const [act, pending] = useAction<Mutation>(mutation);
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  const prove = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const end = (isProven: boolean) => {
    setAnswer(null);
    answer?.(isProven);
  };
  return [
    async (...asked) => {
      const first = await act(...asked);
      return !first.ok && first.type === 'ProofRequired' && (await prove()) ? act(...asked) : first;
    },
    pending,
    answer && (
      <Suspense>
        <ProofDialog opened onClose={() => end(false)} onProven={() => end(true)} />
      </Suspense>
    ),
  ];
}
