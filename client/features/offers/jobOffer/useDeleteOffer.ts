import { graphql } from 'react-relay';
import type { useDeleteOfferMutation } from '../../../__generated__/useDeleteOfferMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useDelete } from '../../core/confirmDelete.tsx';

/** Returns a function that deletes an offer by its global id, after a confirmation that names its integer id. */
export function useDeleteOffer(): (id: string, databaseId: number) => Promise<boolean> {
  const [remove] = useAction<useDeleteOfferMutation>(graphql`
    mutation useDeleteOfferMutation($input: DeleteJobOfferInput!) {
      deleteJobOffer(input: $input) {
        ... on DeleteJobOfferPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useDelete({
    noun: 'Job Offer',
    note: 'Chats with applicants are kept.',
    remove: (id) => remove({ input: { id } }),
  });
}
