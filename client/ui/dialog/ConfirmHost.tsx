import { ConfirmDialog } from './ConfirmDialog.tsx';
import { asked } from './confirm.ts';

/** Shows what `confirm` asks, without a connection too. LateParts has the only one. */
export function ConfirmHost() {
  const question = asked.use();
  return question && <ConfirmDialog key={question.id} question={question} />;
}
