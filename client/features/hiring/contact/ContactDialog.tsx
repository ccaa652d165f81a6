import { useLocation } from 'react-router';
import { termsVersion } from '../../../../server/domain/accounts/terms/terms.input.ts';
import {
  contactDataSchema,
  contactMessages,
  contactNameMaxLength,
  tellsOfWork,
  workSchema,
} from '../../../../server/domain/people/employer/contactRequest.input.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { TermsNote } from '../../accounts/terms/TermsNote.tsx';
import { type Price, passPriceText, startingPriceText } from '../../billing/payment/price.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { PhoneField } from '../../core/form/PhoneField.tsx';
import type { SchemaForm } from '../../core/form/useSchemaForm.ts';
import { useStepForm } from '../../core/form/useStepForm.ts';
import { WorkKindFields } from '../../core/form/WorkKindFields.tsx';
import styles from './ContactDialog.module.css';
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
  /** Counted from 0. */
  initialStep?: number;
  /** Why a contact with the stored data failed. */
  initialRejection: ContactRejection | null;
  /** Resolves to null on success. */
  onProceed: (values: ContactValues, shownTerms: string) => Promise<ContactRejection | null>;
}

const titles = ['Contact now', 'Set preferences'];

/** The two steps of a guest's first contact: who is asking, and what for (docs/product/contact.md, 'The contact dialog'). */
export default function ContactDialog(props: ContactDialogProps) {
  const { opened, onClose, jobSeekerName, isSignedIn, prices, initialRejection, onProceed } = props;
  const form = useStepForm({
    steps: [contactDataSchema, workSchema],
    initialValues: props.initialValues,
    initialStep: props.initialStep,
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

/** What writing to the job seeker costs, before anything is typed. */
function ContactPrice({ prices }: { prices: readonly Price[] | null }) {
  if (prices === null) return <PriceNote title="Included in your subscription" line="Nothing more to pay." />;
  const price = startingPriceText(prices);
  const pass = passPriceText(prices);
  return price ? (
    <PriceNote
      title={`${price}. Cancel any time.${pass ? ` Or ${pass}.` : ''}`}
      line="You don't pay anything until step 3."
    />
  ) : null;
}

interface FieldsProps {
  form: SchemaForm<ContactValues>;
  jobSeekerName: string;
}

/** The fields of step 1: the guest's contact data. */
function ContactDataFields({
  form,
  jobSeekerName,
  nameMaxLength,
  isSignedIn,
}: FieldsProps & { nameMaxLength: number; isSignedIn: boolean }) {
  const { pathname, search } = useLocation();
  const email = form.field('email');
  // An alert above the fields says so: what no field shows is the form's problem.
  const isUnreachable = email.error === contactMessages.emailOrWhatsApp;
  return (
    <>
      <Text look="soft">Tell {jobSeekerName} how to reach you. An email or a WhatsApp number is enough.</Text>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={nameMaxLength}
        optional
        data-autofocus
        {...form.field('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...email}
        error={isUnreachable || email.error}
      />
      <PhoneField label="WhatsApp" {...form.field('whatsApp')} />
      <TextField label="Company" autoComplete="organization" optional {...form.field('company')} />
      {!isSignedIn && (
        <Text look="small">
          Already have an account? <Link href={paths.loginAsEmployer.to({}, { next: pathname + search })}>Log in</Link>
        </Text>
      )}
    </>
  );
}

/** The fields of step 2: the work. */
function PreferencesFields({ form, jobSeekerName }: FieldsProps) {
  return (
    <>
      <WorkKindFields form={form} mended={tellsOfWork(form.values)} />
      <TextArea
        label="Description"
        optional
        rows={5}
        hint={`Tell ${jobSeekerName} about the work: when, where and what to do.`}
        {...form.field('description')}
      />
    </>
  );
}

/** What something costs, before it is begun. */
function PriceNote({ title, line }: { title: string; line: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>{line}</p>
    </div>
  );
}
