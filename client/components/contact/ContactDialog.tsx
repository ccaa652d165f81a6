import { useForm } from '@mantine/form';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  contactDataSchema,
  contactNameMaxLength,
  preferencesSchema,
} from '../../../server/domain/contactRequest/contactRequest.input.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { focusFirstError } from '../../ui/form/focusFirstError.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { fieldErrors } from '../fieldErrors.ts';
import { ContactDataFields, PreferencesFields } from './ContactFields.tsx';
import type { ContactRejection, ContactValues } from './contactValues.ts';

export interface ContactDialogProps {
  opened: boolean;
  onClose: () => void;
  jobSeekerName: string;
  initialValues: ContactValues;
  /** Why a contact without the dialog did not work. */
  initialRejection: ContactRejection | null;
  /** Null: it worked. */
  onProceed: (values: ContactValues) => Promise<ContactRejection | null>;
}

const steps = {
  1: { title: 'Contact now', schema: contactDataSchema },
  2: { title: 'Set preferences', schema: preferencesSchema },
};

/** Who is asking, then for what: the two steps of a guest's first contact (spec 001 §2, §4). */
export default function ContactDialog(props: ContactDialogProps) {
  const { opened, onClose, jobSeekerName, initialValues, initialRejection, onProceed } = props;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState(messageOf(initialRejection));
  const form = useForm<ContactValues>({ initialValues, initialErrors: initialRejection?.fields });

  // The button that was pressed is gone: the next thing to do is the step's first field.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    formElement.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [step]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = form.getValues();
    const errors = fieldErrors(steps[step].schema, values);
    flushSync(() => form.setErrors(errors));
    if (Object.keys(errors).length > 0) return focusFirstError(formElement.current);
    if (step === 1) return setStep(2);
    setSending(true);
    const rejection = await onProceed(values);
    flushSync(() => {
      setSending(false);
      if (!rejection) return;
      shownStep.current = 1;
      setStep(1);
      setMessage(messageOf(rejection));
      form.setErrors(rejection.fields);
    });
    if (rejection) focusFirstError(formElement.current);
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={steps[step].title}
      keepsOnOutsidePress
      footer={
        step === 1 ? (
          <Button type="submit" form={formId} size="large" wide>
            INQUIRE NOW
          </Button>
        ) : (
          <>
            <Button look="secondary" size="large" onClick={() => setStep(1)} disabled={isSending}>
              Back
            </Button>
            <Button type="submit" form={formId} size="large" loading={isSending}>
              PROCEED
            </Button>
          </>
        )
      }
    >
      <form id={formId} ref={formElement} noValidate onSubmit={submit}>
        <Stack>
          {message && <Notice tone="error">{message}</Notice>}
          {step === 1 ? (
            <ContactDataFields form={form} jobSeekerName={jobSeekerName} nameMaxLength={contactNameMaxLength} />
          ) : (
            <PreferencesFields form={form} jobSeekerName={jobSeekerName} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is not said at a field. */
function messageOf(rejection: ContactRejection | null): string | null {
  return rejection && Object.keys(rejection.fields).length === 0 ? rejection.message : null;
}
