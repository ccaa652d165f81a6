import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';

const ViewAsDialog = lateDialog(() => import('./ViewAsDialog.tsx'));

/** Opens the site as a user sees it, after a question for the reason. */
export function ViewAsButton({ user }: { user: { readonly id: string; readonly name: string } }) {
  const dialog = useDialog<null>(ViewAsDialog);
  return (
    <>
      <Button look="secondary" {...dialog.opens(null)}>
        View as this user
      </Button>
      {dialog.render((_, state) => (
        <ViewAsDialog {...state} user={user} />
      ))}
    </>
  );
}
