import { graphql, usePreloadedQuery } from 'react-relay';
import { shortened } from '../../../../server/domain/core/text/labels.ts';
import { emailTemplateSchema, emailTextMaxLength } from '../../../../server/domain/office/email/email.input.ts';
import type { EmailTemplateRecordsFormQuery } from '../../../__generated__/EmailTemplateRecordsFormQuery.graphql.ts';
import type { EmailTemplateRecordsQuery } from '../../../__generated__/EmailTemplateRecordsQuery.graphql.ts';
import type { EmailTemplateRecordsSaveMutation } from '../../../__generated__/EmailTemplateRecordsSaveMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const list = { default: EmailTemplateList, ...recordsFaces(recordKinds.emailTemplate) };

/** /admin/email-templates: texts that admins begin an email with. */
function EmailTemplateList({ queryRef }: ScreenProps<EmailTemplateRecordsQuery>) {
  const { emailTemplates } = usePreloadedQuery<EmailTemplateRecordsQuery>(
    graphql`
      query EmailTemplateRecordsQuery @preloadable {
        emailTemplates {
          id
          databaseId
          name
          text
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.emailTemplate}
      records={emailTemplates}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'text', header: 'Text', phone: 'line', cell: ({ text }) => shortened(text, shownLength) },
      ]}
      deletion={deletion}
      empty={
        <EmptyState title="No templates yet">
          Add a text that you write often. You can change it before you send it.
        </EmptyState>
      }
    />
  );
}

const shownLength = 160;

const deletion = graphql`
  mutation EmailTemplateRecordsDeleteMutation($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) {
      ... on DeleteEmailTemplatePayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: EmailTemplateForm, ...recordFaces(recordKinds.emailTemplate) };

/** /admin/email-templates/{id} and /admin/email-templates/create */
function EmailTemplateForm({ queryRef, params: { id } }: ScreenProps<EmailTemplateRecordsFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<EmailTemplateRecordsFormQuery>(
    graphql`
      query EmailTemplateRecordsFormQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: EMAIL_TEMPLATE, recordId: $id)
        emailTemplate(databaseId: $id) {
          id
          version
          name
          text
        }
      }
    `,
    queryRef,
  );
  const { emailTemplate } = query;
  const [save] = useAction<EmailTemplateRecordsSaveMutation>(graphql`
    mutation EmailTemplateRecordsSaveMutation($input: SaveEmailTemplateInput!) {
      saveEmailTemplate(input: $input) {
        ... on SaveEmailTemplatePayload @alias(as: "success") {
          emailTemplate {
            id
            version
            name
            text
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useRecordForm({
    kind: recordKinds.emailTemplate,
    id,
    record: emailTemplate,
    schema: emailTemplateSchema,
    initialValues: { name: emailTemplate?.name ?? '', text: emailTemplate?.text ?? '' },
    shown: ({ name, text }) => ({ name: ['Name', name], text: ['Text', text] }),
    save: (input) => save({ input: { id: emailTemplate?.id, ...input } }),
    saved: (success) => `The template “${success.emailTemplate.name}” was saved.`,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField
        label="Name"
        hint="Shown only in the list of templates. Recipients do not see it."
        {...form.field('name')}
      />
      <TextArea label="Text" rows={10} maxLength={emailTextMaxLength} {...form.field('text')} />
    </RecordScreen>
  );
}
