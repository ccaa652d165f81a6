import { lazy, Suspense } from 'react';
import { asked } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

/** Shows what `confirm` asks. LateParts has the only one. */
export function ConfirmHost() {
  const question = asked.use();
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog key={question.id} question={question} />
    </Suspense>
  );
}
