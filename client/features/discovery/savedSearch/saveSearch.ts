import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { saveSearchMutation } from '../../../__generated__/saveSearchMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';

/** Saves a search; saving the same one again gives the first record. */
export function saveSearch(environment: IEnvironment, input: saveSearchMutation['variables']['input']) {
  return act<saveSearchMutation>(
    environment,
    graphql`
      mutation saveSearchMutation($input: AddSavedSearchInput!) {
        addSavedSearch(input: $input) {
          ... on AddSavedSearchPayload @alias(as: "success") {
            savedSearch {
              frequency
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input },
  );
}
