import { graphql } from 'react-relay';
import type { useDeletePersonMutation } from '../../../__generated__/useDeletePersonMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { confirmDelete } from '../../../features/core/confirmDelete.tsx';

/**
 * Returns a function that deletes a job seeker or an employer by global id, after a confirmation. Then the page is read
 * again, or `leave` opens another one.
 */
export function useDeletePerson(noun: 'Job Seeker' | 'Employer', leave?: () => void) {
  const refetchPage = useRefetchPage();
  const [remove] = useAction<useDeletePersonMutation>(graphql`
    mutation useDeletePersonMutation($input: DeleteUserInput!) {
      deleteUser(input: $input) {
        ... on DeleteUserPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return async (id: string, name: string): Promise<void> => {
    await confirmDelete({
      noun,
      name,
      note: 'Their chats and contact requests are kept, without their name and other personal data.',
      action: () => remove({ input: { id } }),
      ...(leave ? { leave } : { onDeleted: refetchPage }),
    });
  };
}
