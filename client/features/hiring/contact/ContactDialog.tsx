import { termsVersion } from '../../../../server/domain/accounts/terms/terms.input.ts';
import {
  contactDataSchema,
  contactNameMaxLength,
  workSchema,
} from '../../../../server/domain/people/employer/contactRequest.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { TermsNote } from '../../accounts/terms/TermsNote.tsx';
import type { Price } from '../../billing/payment/price.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useStepForm } from '../../core/form/useStepForm.ts';
import { ContactDataFields, PreferencesFields } from './ContactFields.tsx';
import { ContactPrice } from './ContactPrice.tsx';
import { ContactStep } from './ContactStep.tsx';
import type { ContactRejection, ContactValues } from './contactValues.ts';

export interface ContactDialogProps {
  opened: boolean;
  onClose: () => void;
  jobSeekerName: string;
  isSignedIn: boolean;
  /** Of the subscription that is needed; null for viewers who have one. */
  prices: readonly Price[] | null;
  initialValues: ContactValues;
  /** Why a contact with the stored data failed. */
  initialRejection: ContactRejection | null;
  /** Resolves to null on success. */
  onProceed: (values: ContactValues, shownTerms: string) => Promise<ContactRejection | null>;
}

const titles = ['Contact now', 'Set preferences'];

/** The two steps of a guest's first contact: who is asking, and what for (docs/product/contact.md, 'The contact dialog'). */
export function ContactDialog(props: ContactDialogProps) {
  const { opened, onClose, jobSeekerName, isSignedIn, prices, initialValues, initialRejection, onProceed } = props;
  const form = useStepForm({
    steps: [contactDataSchema, workSchema],
    initialValues,
    initialFailure: initialRejection,
    async submit(values) {
      const rejection = await onProceed(values, termsVersion);
      return rejection ? { ok: false, ...rejection } : { ok: true, success: null };
    },
    warns: false,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      keepsValues
      title={titles[form.step]}
      footer={
        form.isLast ? (
          <>
            <Button look="secondary" size="large" onClick={form.back} aria-disabled={form.busy}>
              Back
            </Button>
            <Button type="submit" form={form.id} size="large" loading={form.busy}>
              PROCEED
            </Button>
          </>
        ) : (
          <Button type="submit" form={form.id} size="large" wide>
            INQUIRE NOW
          </Button>
        )
      }
    >
      <ContactStep step={form.step + 1} pays={prices !== null} />
      {form.isLast ? (
        <>
          <PreferencesFields form={form} jobSeekerName={jobSeekerName} />
          {!isSignedIn && <TermsNote by="By proceeding" />}
        </>
      ) : (
        <>
          <ContactPrice prices={prices} />
          <ContactDataFields
            form={form}
            jobSeekerName={jobSeekerName}
            nameMaxLength={contactNameMaxLength}
            isSignedIn={isSignedIn}
          />
        </>
      )}
    </FormDialog>
  );
}
