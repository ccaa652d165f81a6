import { graphql } from 'react-relay';
import type { useRemoveRatingMutation } from '../../../__generated__/useRemoveRatingMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useDelete } from '../../core/useDelete.ts';

/** Removes the viewer's review after a confirmation, and reads the page again. */
export function useRemoveRating() {
  const [remove] = useAction<useRemoveRatingMutation>(graphql`
    mutation useRemoveRatingMutation($input: RemoveRatingInput!) {
      removeRating(input: $input) {
        ... on RemoveRatingPayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useDelete({
    noun: 'Review',
    note: 'The reply disappears with it.',
    remove: (id) => remove({ input: { id } }),
  });
}
