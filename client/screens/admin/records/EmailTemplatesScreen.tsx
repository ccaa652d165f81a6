import { graphql, usePreloadedQuery } from 'react-relay';
import { shortened } from '../../../../server/domain/core/text/characters.ts';
import type { EmailTemplatesScreenQuery } from '../../../__generated__/EmailTemplatesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordsFaces(recordKinds.emailTemplate);

/** /admin/email-templates: texts that admins begin an email with. */
export default function EmailTemplatesScreen({ queryRef }: ScreenProps<EmailTemplatesScreenQuery>) {
  const { emailTemplates } = usePreloadedQuery<EmailTemplatesScreenQuery>(
    graphql`
      query EmailTemplatesScreenQuery @preloadable {
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
  mutation EmailTemplatesScreenDeleteMutation($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) {
      ... on DeleteEmailTemplatePayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;
