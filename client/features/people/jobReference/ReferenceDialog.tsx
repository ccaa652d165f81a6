import { graphql } from 'react-relay';
import { jobReferenceSchema, monthOf } from '../../../../server/domain/people/jobReference/jobReference.input.ts';
import { referenceLimits } from '../../../../server/domain/people/jobReference/limits.input.ts';
import type { ReferenceDialogMutation } from '../../../__generated__/ReferenceDialogMutation.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { PublicTextField } from '../../core/form/PublicText.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';

const empty = { company: '', job: '', beganIn: '', endedIn: '', contactName: '', contactEmail: '' };

/** Asks a former employer for a reference. */
export default function ReferenceDialog(dialog: DialogState) {
  const [add] = useAction<ReferenceDialogMutation>(graphql`
    mutation ReferenceDialogMutation($input: AddJobReferenceInput!) {
      addJobReference(input: $input) {
        ... on AddJobReferencePayload @alias(as: "success") {
          jobReference {
            id
            contactName
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const form = useSchemaForm({
    schema: jobReferenceSchema(new Date(currentTime())),
    initialValues: empty,
    submit: (input) => add({ input }),
    onSuccess({ jobReference }) {
      dialog.onClose();
      showToast(`We have asked ${jobReference.contactName}.`);
      void refetchPage();
    },
    draft: 'job-reference',
  });
  const month = { type: 'month', placeholder: '2024-03', max: monthOf(new Date(currentTime())) };
  return (
    <FormDialog {...dialog} form={form} title="Add a reference" submitLabel="Send request">
      <PublicTextField
        label="Company"
        autoComplete="off"
        maxLength={referenceLimits.company}
        {...form.field('company')}
        isChanged={form.isDirty('company')}
      />
      <PublicTextField
        label="Your job there"
        autoComplete="off"
        maxLength={referenceLimits.job}
        {...form.field('job')}
        isChanged={form.isDirty('job')}
      />
      <TextField label="From" {...month} {...form.field('beganIn')} />
      <TextField label="To" {...month} {...form.field('endedIn')} />
      <TextField
        label="Name of the contact"
        autoComplete="off"
        hint="Someone there who knows your work."
        maxLength={referenceLimits.contactName}
        {...form.field('contactName')}
      />
      <TextField
        label="Email of the contact"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="We email them your full name and this job and ask them to confirm it. Only you and our team see their name and email."
        {...form.field('contactEmail')}
      />
    </FormDialog>
  );
}
