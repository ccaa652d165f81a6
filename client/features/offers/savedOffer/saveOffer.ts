import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { saveOfferAddMutation } from '../../../__generated__/saveOfferAddMutation.graphql.ts';
import type { saveOfferRemoveMutation } from '../../../__generated__/saveOfferRemoveMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';

/** Saving offers. Loaded on demand. */

export function addSavedOffer(environment: IEnvironment, jobOffer: string) {
  return act<saveOfferAddMutation>(
    environment,
    graphql`
      mutation saveOfferAddMutation($input: AddSavedJobOfferInput!) {
        addSavedJobOffer(input: $input) {
          ... on AddSavedJobOfferPayload @alias(as: "success") {
            jobOffer {
              id
              viewerHasSaved
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobOffer } },
  );
}

export function removeSavedOffer(environment: IEnvironment, jobOffer: string) {
  return act<saveOfferRemoveMutation>(
    environment,
    graphql`
      mutation saveOfferRemoveMutation($input: RemoveSavedJobOfferInput!) {
        removeSavedJobOffer(input: $input) {
          ... on RemoveSavedJobOfferPayload @alias(as: "success") {
            jobOffer {
              id
              viewerHasSaved
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobOffer } },
  );
}
