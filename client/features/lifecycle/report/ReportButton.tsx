import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { Reported } from './reported.ts';

const ReportDialog = lateDialog(() => import('./ReportDialog.tsx'));

/** The dialog that reports something. Render `dialog` once. */
export function useReport() {
  const { open, opens, render } = useDialog<Reported>(ReportDialog);
  return { open, opens, dialog: render((reported, state) => <ReportDialog {...reported} {...state} />) };
}

/** Reports a page to the admins. */
export function ReportButton(reported: Reported) {
  const { opens, dialog } = useReport();
  return (
    <>
      <Button look="quiet" size="small" {...opens(reported)}>
        Report this {reported.noun}
      </Button>
      {dialog}
    </>
  );
}
