import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { sendApplicationMutation } from '../../__generated__/sendApplicationMutation.graphql.ts';
import { act } from '../../app/relay/action.ts';

/** Sends the application. Loaded on demand. */
export function sendApplication(environment: IEnvironment, jobOffer: string) {
  return act<sendApplicationMutation>(
    environment,
    graphql`
      mutation sendApplicationMutation($input: ApplyToJobOfferInput!) {
        applyToJobOffer(input: $input) {
          ... on ApplyToJobOfferPayload @alias(as: "success") {
            chat {
              databaseId
            }
            jobOffer {
              ...useApplication_jobOffer
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobOffer } },
  );
}
