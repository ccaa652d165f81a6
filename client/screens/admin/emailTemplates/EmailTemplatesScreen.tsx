import { graphql, usePreloadedQuery } from 'react-relay';
import { shortened } from '../../../../server/domain/core/text/characters.ts';
import type { EmailTemplatesScreenDeleteMutation } from '../../../__generated__/EmailTemplatesScreenDeleteMutation.graphql.ts';
import type { EmailTemplatesScreenQuery } from '../../../__generated__/EmailTemplatesScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { ListTable } from '../../../features/core/list/ListTable.tsx';
import { useDelete } from '../../../features/core/useDelete.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

const title = 'E-mail templates';

export const { Skeleton, Failed } = officeFaces(title, <TableSkeleton rows={4} />);

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
  const [remove] = useAction<EmailTemplatesScreenDeleteMutation>(graphql`
    mutation EmailTemplatesScreenDeleteMutation($input: DeleteEmailTemplateInput!) {
      deleteEmailTemplate(input: $input) {
        ... on DeleteEmailTemplatePayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToDelete = useDelete({ noun: 'Template', remove: (id) => remove({ input: { id } }) });
  return (
    <OfficeScreen
      title={title}
      action={<ButtonLink href={paths.adminCreateEmailTemplate.to()}>Add a template</ButtonLink>}
    >
      <ListTable
        plural="templates"
        rows={emailTemplates}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'text', header: 'Text', phone: 'line', cell: ({ text }) => shortened(text, shownLength) },
        ]}
        actions={({ id, databaseId, name }) => [
          { id: 'edit', label: 'Edit', href: paths.adminEmailTemplate.to({ id: databaseId }) },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => void askToDelete(id, name) },
        ]}
        empty={
          <EmptyState title="No templates yet">
            Add a text that you write often. You can change it before you send it.
          </EmptyState>
        }
      />
    </OfficeScreen>
  );
}

const shownLength = 160;
