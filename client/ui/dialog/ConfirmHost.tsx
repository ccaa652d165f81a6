import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmations } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

/** Shows what `confirm` asks. UiProvider has the only one. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmations.subscribe, confirmations.read, confirmations.readOnServer);
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog key={question.id} question={question} />
    </Suspense>
  );
}
