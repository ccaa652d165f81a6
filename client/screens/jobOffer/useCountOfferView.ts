import { graphql, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import type { useCountOfferViewMutation } from '../../__generated__/useCountOfferViewMutation.graphql.ts';
import { useReportView } from '../../features/people/view/useReportView.ts';

/** Reports a view of the offer with this global id. */
export function useCountOfferView(id: string | null): void {
  const environment = useRelayEnvironment();
  useReportView(id, () => {
    if (id === null) return;
    commitMutation<useCountOfferViewMutation>(environment, {
      mutation: graphql`
        mutation useCountOfferViewMutation($input: CountJobOfferViewInput!) {
          countJobOfferView(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { jobOffer: id } },
    });
  });
}
