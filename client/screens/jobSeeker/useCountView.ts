import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import type { useCountView_jobSeeker$key } from './__generated__/useCountView_jobSeeker.graphql.ts';
import type { useCountViewMutation } from './__generated__/useCountViewMutation.graphql.ts';

/** Reports a view of this profile. */
export function useCountView(jobSeekerKey: useCountView_jobSeeker$key): void {
  const environment = useRelayEnvironment();
  const { id } = useFragment(
    graphql`
      fragment useCountView_jobSeeker on JobSeeker {
        id
      }
    `,
    jobSeekerKey,
  );
  useEffect(() => {
    const key = `viewed ${id}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      // Storage is not available: the server counts each viewer once a day.
    }
    // Not awaited, and sent even if the user leaves the page.
    commitMutation<useCountViewMutation>(environment, {
      mutation: graphql`
        mutation useCountViewMutation($input: CountProfileViewInput!) {
          countProfileView(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { jobSeeker: id } },
    });
  }, [environment, id]);
}
