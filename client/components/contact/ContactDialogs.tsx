import { lazy, Suspense } from 'react';
import { preloadDialog } from '../../ui/dialog/Dialog.tsx';
import { MessageDialog } from '../../ui/dialog/MessageDialog.tsx';
import { PaymentDialog, preloadPayment } from '../payment/PaymentDialog.tsx';
import type { Purchase } from '../payment/usePayment.ts';
import type { Asked, ContactRejection, ContactValues } from './contactValues.ts';

const loadForm = () => import('./ContactDialog.tsx');
const ContactDialog = lazy(loadForm);

/** Fetches the code that the first press of the button will need. */
export function prepare(isSignedIn: boolean): void {
  preloadDialog();
  preloadPayment();
  // A failure shows when the dialog is really opened.
  if (!isSignedIn) loadForm().catch(() => undefined);
}

/** Everything that a contact may open on its way; no page begins with it. */
export default function ContactDialogs(props: {
  /** The job seeker's first name. */
  name: string;
  asked: Asked | null;
  isAsking: boolean;
  onAskingEnd: () => void;
  onProceed: (values: ContactValues) => Promise<ContactRejection | null>;
  purchase: Purchase | null;
  isPaying: boolean;
  onPayingEnd: () => void;
  /** Where the chat is that has been paid for. */
  onPaid: (path: string) => void;
  alert: string | null;
  isAlerting: boolean;
  onAlertEnd: () => void;
}) {
  const { name, asked, purchase, alert } = props;
  return (
    <>
      {asked && (
        <Suspense>
          <ContactDialog
            key={asked.id}
            opened={props.isAsking}
            onClose={props.onAskingEnd}
            jobSeekerName={name}
            initialValues={asked.values}
            initialRejection={asked.rejection}
            onProceed={props.onProceed}
          />
        </Suspense>
      )}
      {purchase && (
        <PaymentDialog
          {...purchase}
          opened={props.isPaying}
          onClose={props.onPayingEnd}
          onPaid={() => props.onPaid(purchase.returnPath)}
        />
      )}
      <MessageDialog opened={props.isAlerting} title="Attention" onClose={props.onAlertEnd}>
        {alert}
      </MessageDialog>
    </>
  );
}
