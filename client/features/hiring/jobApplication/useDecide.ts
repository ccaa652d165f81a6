import { graphql } from 'react-relay';
import type { JobApplicationDecision, useDecideMutation } from '../../../__generated__/useDecideMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';

/** Decides about applications, and reads the page again: a filter may no longer let them through. */
export function useDecide() {
  const refetchPage = useRefetchPage();
  const [decide] = useAction<useDecideMutation>(graphql`
    mutation useDecideMutation($input: SetJobApplicationStatesInput!) {
      setJobApplicationStates(input: $input) {
        ... on SetJobApplicationStatesPayload @alias(as: "success") {
          applications {
            id
            state
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return async (applications: readonly string[], decision: JobApplicationDecision, text: string | null = null) => {
    const result = await decide({ input: { applications, decision, text } });
    if (result.ok) await refetchPage();
    return result;
  };
}
