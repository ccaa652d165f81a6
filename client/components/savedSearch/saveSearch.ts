import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { act } from '../../relay/action.ts';
import type { saveSearchMutation } from './__generated__/saveSearchMutation.graphql.ts';

/**
 * Saves a search; saving the same one again gives the first record.
 * @param connections the lists on the page that get it
 */
export function saveSearch(
  environment: IEnvironment,
  input: saveSearchMutation['variables']['input'],
  connections: string[],
) {
  return act<saveSearchMutation>(
    environment,
    graphql`
      mutation saveSearchMutation($input: AddSavedSearchInput!, $connections: [ID!]!) {
        addSavedSearch(input: $input) {
          ... on AddSavedSearchPayload @alias(as: "success") {
            savedSearch @prependNode(connections: $connections, edgeTypeName: "SavedSearchEdge") {
              frequency
              job {
                databaseId
              }
              city {
                databaseId
              }
              sex {
                databaseId
              }
              experience {
                databaseId
              }
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input, connections },
  );
}
