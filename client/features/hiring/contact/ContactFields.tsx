import { useLocation } from 'react-router';
import { contactMessages, tellsOfWork } from '../../../../server/domain/people/employer/contactRequest.input.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PhoneField } from '../../core/form/PhoneField.tsx';
import type { SchemaForm } from '../../core/form/useSchemaForm.ts';
import { WorkKindFields } from '../../core/form/WorkKindFields.tsx';
import type { ContactValues } from './contactValues.ts';

interface FieldsProps {
  form: SchemaForm<ContactValues>;
  jobSeekerName: string;
}

/** The fields of step 1: the guest's contact data. */
export function ContactDataFields({
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
export function PreferencesFields({ form, jobSeekerName }: FieldsProps) {
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
