import { graphql } from 'react-relay';
import type { useRemoveReferenceMutation } from '../../../__generated__/useRemoveReferenceMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useDelete } from '../../core/confirmDelete.tsx';

/** Removes a reference after a confirmation, and reads the page again. */
export function useRemoveReference() {
  const [remove] = useAction<useRemoveReferenceMutation>(graphql`
    mutation useRemoveReferenceMutation($input: RemoveJobReferenceInput!) {
      removeJobReference(input: $input) {
        ... on RemoveJobReferencePayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useDelete({
    noun: 'Reference',
    note: 'It disappears from the profile, and no more emails are sent about it.',
    remove: (id) => remove({ input: { id } }),
  });
}
