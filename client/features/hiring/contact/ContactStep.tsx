import { StepProgress } from '../../../ui/form/StepProgress.tsx';

const names = ['Your details', 'The work', 'Payment'];

/** 'Step 2 of 3: The work' in the dialogs of a contact. With a subscription there is no third step, the payment. */
export function ContactStep({ step, pays }: { step: number; pays: boolean }) {
  const steps = pays ? 3 : 2;
  return (
    <StepProgress
      step={step}
      steps={steps}
      percent={(step / steps) * 100}
      label={names[step - 1] ?? ''}
      of="Your contact"
      heading="h3"
    />
  );
}
