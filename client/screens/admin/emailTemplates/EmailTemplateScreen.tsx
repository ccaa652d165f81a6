import { graphql, usePreloadedQuery } from 'react-relay';
import { emailTextMaxLength } from '../../../../server/domain/office/email/email.input.ts';
import { emailTemplateSchema } from '../../../../server/domain/office/emailTemplate/emailTemplate.input.ts';
import type { EmailTemplateScreenMutation } from '../../../__generated__/EmailTemplateScreenMutation.graphql.ts';
import type { EmailTemplateScreenQuery } from '../../../__generated__/EmailTemplateScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordHistory } from '../auditLog/RecordHistory.tsx';
import { RecordScreen, recordFaces } from '../record/RecordScreen.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';

export const { Skeleton, Failed } = recordFaces('Template');

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
  if (id !== undefined && !emailTemplate) throw notFound();
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
    kind: {
      noun: 'template',
      type: 'EMAIL_TEMPLATE',
      plural: 'E-mail templates',
      list: paths.adminEmailTemplates.to(),
    },
    id,
    schema: emailTemplateSchema,
    initialValues: { name: emailTemplate?.name ?? '', text: emailTemplate?.text ?? '' },
    version: emailTemplate?.version ?? null,
    shown: ({ name, text }) => ({ name: ['Name', name], text: ['Text', text] }),
    submit: (input, _values, version) => save({ input: { id: emailTemplate?.id, version, ...input } }),
    saved: (success) => `The template “${success.emailTemplate.name}” was saved.`,
  });
  return (
    <RecordScreen
      form={form}
      history={id !== undefined && <RecordHistory query={query} kind="EMAIL_TEMPLATE" id={id} />}
    >
      <TextField
        label="Name"
        hint="Shown only in the list of templates. Recipients do not see it."
        {...form.field('name')}
      />
      <TextArea label="Text" rows={10} maxLength={emailTextMaxLength} {...form.field('text')} />
    </RecordScreen>
  );
}
