import { commitMutation, graphql, type IEnvironment } from 'relay-runtime';
import type { countProfileViewMutation } from '../../__generated__/countProfileViewMutation.graphql.ts';

/** Reports a view of a profile. Loaded once the page is there. */
export function countProfileView(environment: IEnvironment, jobSeeker: string): void {
  commitMutation<countProfileViewMutation>(environment, {
    mutation: graphql`
      mutation countProfileViewMutation($input: CountProfileViewInput!) {
        countProfileView(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { jobSeeker } },
  });
}
