import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { sendContactMutation } from '../../../__generated__/sendContactMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';

/** Sends the contact request. Loaded on demand. */
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
                id
                databaseId
              }
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input },
  );
}
