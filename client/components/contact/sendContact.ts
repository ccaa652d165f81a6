import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { act } from '../../relay/action.ts';
import type { sendContactMutation } from './__generated__/sendContactMutation.graphql.ts';

/** The request itself; no page begins with it. */
export function sendContact(environment: IEnvironment, input: sendContactMutation['variables']['input']) {
  return act<sendContactMutation>(
    environment,
    graphql`
      mutation sendContactMutation($input: ContactJobSeekerInput!) {
        contactJobSeeker(input: $input) {
          ... on ContactJobSeekerPayload @alias(as: "success") {
            chat {
              id
              databaseId
              sharedHash
              viewerCanMessage
            }
            contactRequest {
              employer {
                databaseId
              }
            }
          }
          ... on Failure @alias(as: "failure") {
            __typename
            message
          }
          ... on InvalidInput @alias(as: "invalid") {
            fields {
              field
              message
            }
          }
        }
      }
    `,
    { input },
  );
}
