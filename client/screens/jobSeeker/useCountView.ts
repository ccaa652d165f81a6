import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useCountView_jobSeeker$key } from '../../__generated__/useCountView_jobSeeker.graphql.ts';
import { useReportView } from '../../features/people/view/useReportView.ts';

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
  useReportView(id, () => {
    // A view that is not counted is no failure of the page.
    import('./countProfileView.ts').then(
      ({ countProfileView }) => countProfileView(environment, id),
      () => undefined,
    );
  });
}
