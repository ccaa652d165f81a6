import { useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { introductionFormSchema } from '../../../../server/domain/people/employer/contactRequest.input.ts';
import type { IntroduceDialogMutation } from '../../../__generated__/IntroduceDialogMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { randomKey } from '../../core/randomKey.ts';
import { EmployerPicker, JobSeekerPicker } from './PersonPicker.tsx';

/** The initial people. An option's value is a global id. */
export interface Introduced {
  employer?: SelectOption | null;
  jobSeeker?: SelectOption | null;
}

/**
 * An admin introduces a job seeker to an employer, and continues in their chat (docs/product/contact.md, 'Introductions').
 */
export default function IntroduceDialog({
  initial,
  ...dialog
}: DialogState & {
  initial: Introduced;
}) {
  const navigate = useNavigate();
  const clientKey = useRef(randomKey());
  const [introduceJobSeeker] = useAction<IntroduceDialogMutation>(graphql`
    mutation IntroduceDialogMutation($input: IntroduceJobSeekerInput!) {
      introduceJobSeeker(input: $input) {
        ... on IntroduceJobSeekerPayload @alias(as: "success") {
          chat {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  const form = useSchemaForm({
    schema: introductionFormSchema,
    initialValues: {
      employer: initial.employer ?? null,
      jobSeeker: initial.jobSeeker ?? null,
      description: '',
      partTime: false,
      fullTime: false,
    },
    toInput: ({ employer, jobSeeker, ...rest }) => ({
      ...rest,
      employer: employer?.value,
      jobSeeker: jobSeeker?.value,
    }),
    async submit(input) {
      const result = await introduceJobSeeker({ input: { ...input, clientKey: clientKey.current } });
      // After a lost answer the same key finds the introduction; after a failure another one is meant.
      if (!result.ok && result.type !== 'NetworkError') clientKey.current = randomKey();
      if (result.ok || result.type !== 'NotFound') return result;
      return { ...result, message: 'The employer or the job seeker no longer exists.' };
    },
    onSuccess({ chat }) {
      dialog.onClose();
      navigate(paths.adminChat.to({ id: chat.databaseId }));
    },
    draft: ['introduction', initial.employer?.value, initial.jobSeeker?.value].filter(Boolean).join('-'),
  });

  return (
    <FormDialog {...dialog} form={form} title="Introduce a job seeker" submitLabel="Introduce">
      <p>
        The introduction is pending until one of them, or an admin, activates it. Until then, only admins see their
        chat.
      </p>
      <EmployerPicker label="Employer" {...form.field('employer')} />
      <JobSeekerPicker label="Job seeker" {...form.field('jobSeeker')} />
      <TextArea label="About the work" optional maxLength={2000} {...form.field('description')} />
      <Row>
        <Checkbox label="Part-time" {...form.checkbox('partTime')} />
        <Checkbox label="Full-time" {...form.checkbox('fullTime')} />
      </Row>
    </FormDialog>
  );
}
