import type { UseFormReturnType } from '@mantine/form';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Link } from '../../ui/Link.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { ContactValues } from './contactValues.ts';

interface FieldsProps {
  form: UseFormReturnType<ContactValues>;
  jobSeekerName: string;
}

/** Who is asking. */
export function ContactDataFields({ form, jobSeekerName, nameMaxLength }: FieldsProps & { nameMaxLength: number }) {
  const { pathname } = useLocation();
  return (
    <>
      <Text look="soft">
        Tell {jobSeekerName} who you are. An email or a WhatsApp number is enough; one of them we need to reach you.
      </Text>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={nameMaxLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...form.getInputProps('email')} />
      <TextField
        label="WhatsApp"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder="+65 8123 4567"
        hint="With the country code."
        {...form.getInputProps('whatsApp')}
      />
      <TextField label="Company" autoComplete="organization" optional {...form.getInputProps('company')} />
      <Text look="small">
        Do you have an account? <Link href={paths.loginAsEmployer.to({}, { next: pathname })}>Log in</Link>
      </Text>
    </>
  );
}

/** What for. */
export function PreferencesFields({ form, jobSeekerName }: FieldsProps) {
  return (
    <>
      <fieldset>
        <Grid columns={2}>
          <li>
            <Checkbox
              framed
              label="Part-time"
              hint="Some hours or days"
              {...form.getInputProps('partTime', { type: 'checkbox' })}
            />
          </li>
          <li>
            <Checkbox
              framed
              label="Full-time"
              hint="The whole week"
              {...form.getInputProps('fullTime', { type: 'checkbox' })}
            />
          </li>
        </Grid>
      </fieldset>
      <TextArea
        label="Description"
        optional
        rows={5}
        hint={`What should ${jobSeekerName} know about the work: when, where, what to do?`}
        {...form.getInputProps('description')}
      />
    </>
  );
}
