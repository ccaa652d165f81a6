import { Suspense } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MessageDialog } from '../../../ui/dialog/MessageDialog.tsx';
import { lateDialog } from '../../../ui/dialog/useDialog.tsx';
import { AvailabilityBadges } from '../../../ui/display/Badge.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Prose, Text } from '../../../ui/layout/Text.tsx';
import type { Price } from '../../billing/payment/price.ts';
import type { Purchase } from '../../billing/payment/purchase.ts';
import { ContactStep } from './ContactStep.tsx';
import type { Asked, ContactRejection, ContactValues } from './contactValues.ts';
import { loadContactDialog } from './loadContactDialog.ts';

const ContactDialog = lateDialog(loadContactDialog);
const loadPayment = () => import('../../billing/payment/PaymentDialog.tsx');
const PaymentDialog = lateDialog(loadPayment);

/** Preloads the last dialog, while the first is filled in. */
export function preparePayment(): void {
  // A failure shows when the dialog opens.
  loadPayment().then(
    ({ preloadPayment }) => preloadPayment(),
    () => undefined,
  );
}

/** What a request asks for, as it was typed. */
export function RequestTexts({
  partTime,
  fullTime,
  description,
}: {
  partTime: boolean;
  fullTime: boolean;
  description: string | null | undefined;
}) {
  return (
    <>
      <Row>
        <AvailabilityBadges partTime={partTime} fullTime={fullTime} />
      </Row>
      {description && <Prose>{description}</Prose>}
    </>
  );
}

/** All dialogs of a contact. */
export function ContactDialogs(props: {
  /** The job seeker's first name. */
  name: string;
  isSignedIn: boolean;
  /** Of the subscription that is needed; null for viewers who have one. */
  prices: readonly Price[] | null;
  asked: Asked | null;
  isAsking: boolean;
  onAskingEnd: () => void;
  /** The latest request, to be confirmed. */
  same: ContactValues | null;
  isConfirming: boolean;
  isSending: boolean;
  onConfirmingEnd: () => void;
  onSend: () => void;
  onEdit: () => void;
  onProceed: (values: ContactValues, shownTerms: string) => Promise<ContactRejection | null>;
  purchase: Purchase | null;
  isPaying: boolean;
  onPayingEnd: () => void;
  /** `path` leads to the chat that was paid for. */
  onPaid: (path: string) => void;
  alert: string | null;
  isAlerting: boolean;
  onAlertEnd: () => void;
}) {
  const { name, prices, asked, same, purchase, alert } = props;
  return (
    <>
      {asked && (
        <Suspense>
          <ContactDialog
            key={asked.id}
            opened={props.isAsking}
            onClose={props.onAskingEnd}
            jobSeekerName={name}
            isSignedIn={props.isSignedIn}
            prices={prices}
            initialValues={asked.values}
            initialStep={asked.step}
            initialRejection={asked.rejection}
            onProceed={props.onProceed}
          />
        </Suspense>
      )}
      {same && (
        <Dialog
          opened={props.isConfirming}
          onClose={props.onConfirmingEnd}
          title={`Ask ${name} the same?`}
          size="small"
          footer={
            <>
              <Button look="secondary" onClick={props.onEdit} aria-disabled={props.isSending}>
                Edit
              </Button>
              <Button onClick={props.onSend} loading={props.isSending} data-autofocus>
                Send
              </Button>
            </>
          }
        >
          <Stack gap="small">
            <RequestTexts {...same} />
            <Text look="small">
              {name} gets it at once. {prices && 'Asking is free; writing in the chat needs a subscription.'}
            </Text>
          </Stack>
        </Dialog>
      )}
      {purchase && (
        <Suspense>
          <PaymentDialog
            {...purchase}
            // An account contacts with one press, so there was no step before.
            progress={asked && <ContactStep step={3} pays />}
            opened={props.isPaying}
            onClose={props.onPayingEnd}
            onPaid={() => props.onPaid(purchase.returnPath)}
          />
        </Suspense>
      )}
      <MessageDialog opened={props.isAlerting} title="Attention" onClose={props.onAlertEnd}>
        {alert}
      </MessageDialog>
    </>
  );
}
