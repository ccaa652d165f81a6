import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { act } from '../../relay/action.ts';
import type { sendApplicationMutation } from './__generated__/sendApplicationMutation.graphql.ts';

/** The application itself; no page begins with it. */
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
          ... on Failure @alias(as: "failure") {
            __typename
            message
          }
        }
      }
    `,
    { input: { jobOffer } },
  );
}
