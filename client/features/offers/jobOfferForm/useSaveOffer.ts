import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { SaveJobOfferInput, useSaveOfferMutation } from '../../../__generated__/useSaveOfferMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { randomKey } from '../../core/randomKey.ts';

/** Creates or changes an offer. Sent again after a lost answer, it makes no second one. */
export function useSaveOffer() {
  const clientKey = useRef(randomKey());
  const [save] = useAction<useSaveOfferMutation>(graphql`
    mutation useSaveOfferMutation($input: SaveJobOfferInput!) {
      saveJobOffer(input: $input) {
        ... on SaveJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            databaseId
            rejection {
              reason
            }
            waitsForApproval
            ...JobOfferForm_jobOffer
            ...FittingPeople_jobOffer
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return (input: Omit<SaveJobOfferInput, 'clientKey'>) => save({ input: { ...input, clientKey: clientKey.current } });
}
