import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

const GiveSubscriptionDialog = lateDialog(() => import('./GiveSubscriptionDialog.tsx'));

/** Opens the dialog in which an admin gives a subscription. */
export function GiveSubscriptionButton({
  employer = null,
}: {
  /** The receiver, if known; the value is the global id. */
  employer?: SelectOption | null;
}) {
  const dialog = useDialog<SelectOption | null>(GiveSubscriptionDialog);
  return (
    <>
      <Button {...dialog.opens(employer)}>Give a subscription</Button>
      {dialog.render((given, state) => (
        <GiveSubscriptionDialog {...state} employer={given} />
      ))}
    </>
  );
}
