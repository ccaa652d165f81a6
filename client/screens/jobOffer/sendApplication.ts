import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { sendApplicationAskMutation } from '../../__generated__/sendApplicationAskMutation.graphql.ts';
import type { sendApplicationMutation } from '../../__generated__/sendApplicationMutation.graphql.ts';
import { act } from '../../app/relay/action.ts';

/** What a job seeker sends about an offer. Loaded on demand. */

export function sendApplication(environment: IEnvironment, input: sendApplicationMutation['variables']['input']) {
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
    { input },
  );
}

export function askQuestion(environment: IEnvironment, input: sendApplicationAskMutation['variables']['input']) {
  return act<sendApplicationAskMutation>(
    environment,
    graphql`
      mutation sendApplicationAskMutation($input: AskAboutJobOfferInput!) {
        askAboutJobOffer(input: $input) {
          ... on AskAboutJobOfferPayload @alias(as: "success") {
            chat {
              databaseId
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input },
  );
}
