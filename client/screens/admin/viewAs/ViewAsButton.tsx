import { lazy } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';

const load = () => import('./ViewAsDialog.tsx');
const ViewAsDialog = lazy(load);

/** Opens the site as a user sees it, after a question for the reason. */
export function ViewAsButton({ user }: { user: { readonly id: string; readonly name: string } }) {
  const dialog = useDialog<null>(load);
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
