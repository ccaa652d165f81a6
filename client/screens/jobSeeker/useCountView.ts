import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import { useReportView } from '../../components/view/useReportView.ts';
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
  useReportView(id, () =>
    commitMutation<useCountViewMutation>(environment, {
      mutation: graphql`
        mutation useCountViewMutation($input: CountProfileViewInput!) {
          countProfileView(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { jobSeeker: id } },
    }),
  );
}
