import type { ReactNode } from 'react';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';

const EmailDialog = lateDialog(() => import('./EmailDialog.tsx'));

/** Who gets the email; `id` is the global id. */
export interface EmailReceiver {
  id: string;
  name: string;
}

/** The dialog in which an admin writes to a job seeker or an employer. Render `dialog` once. */
export function useEmail(noun: 'Job Seeker' | 'Employer') {
  const { open, opens, render } = useDialog<EmailReceiver>(EmailDialog);
  const dialog: ReactNode = render((receiver, state) => (
    <EmailDialog {...state} user={receiver.id} name={receiver.name} sent={`Your email has been sent to the ${noun}.`} />
  ));
  return { open, opens, dialog };
}
