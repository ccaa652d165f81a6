import { graphql, usePreloadedQuery } from 'react-relay';
import { emailTemplateSchema, emailTextMaxLength } from '../../../../server/domain/office/email/email.input.ts';
import type { EmailTemplateScreenMutation } from '../../../__generated__/EmailTemplateScreenMutation.graphql.ts';
import type { EmailTemplateScreenQuery } from '../../../__generated__/EmailTemplateScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.emailTemplate);

/** /admin/email-templates/{id} and /admin/email-templates/create */
export default function EmailTemplateScreen({
  queryRef,
  params: { id },
}: ScreenProps<EmailTemplateScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<EmailTemplateScreenQuery>(
    graphql`
      query EmailTemplateScreenQuery($id: Int!) @preloadable {
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
  const [save] = useAction<EmailTemplateScreenMutation>(graphql`
    mutation EmailTemplateScreenMutation($input: SaveEmailTemplateInput!) {
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
