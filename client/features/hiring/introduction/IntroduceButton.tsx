import { Button, type ButtonLook } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { Introduced } from './IntroduceDialog.tsx';

const IntroduceDialog = lateDialog(() => import('./IntroduceDialog.tsx'));

/** Opens the dialog of an introduction. Each opening starts with the initial values. */
export function IntroduceButton({
  initial = {},
  children = 'Introduce a job seeker',
  context,
  look = 'primary',
  small = false,
}: {
  initial?: Introduced;
  children?: string;
  /** Distinguishes the buttons of a list for screen readers. */
  context?: string;
  look?: ButtonLook;
  small?: boolean;
}) {
  const dialog = useDialog<Introduced>(IntroduceDialog);
  return (
    <>
      <Button look={look} size={small ? 'small' : 'medium'} {...dialog.opens(initial)}>
        {children}
        {context && <VisuallyHidden> {context}</VisuallyHidden>}
      </Button>
      {dialog.render((people, state) => (
        <IntroduceDialog {...state} initial={people} />
      ))}
    </>
  );
}
