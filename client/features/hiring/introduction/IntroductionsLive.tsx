import { useEffectEvent, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { ChatReference, IntroductionsLiveQuery } from '../../../__generated__/IntroductionsLiveQuery.graphql.ts';
import type { IntroductionsLiveSubscription } from '../../../__generated__/IntroductionsLiveSubscription.graphql.ts';
import { useReconnected } from '../../../app/relay/connection.ts';
import { usePolling } from '../../../app/relay/polling.ts';
import { useRefresh } from '../../../app/relay/refresh.ts';

/**
 * Keeps the pending introductions beside an open chat up to date. For signed-in users only: share links show none.
 */
export function IntroductionsLive({ reference }: { reference: ChatReference }): null {
  const environment = useRelayEnvironment();
  const inquiries = useRefresh(() =>
    fetchQuery<IntroductionsLiveQuery>(
      environment,
      graphql`
        query IntroductionsLiveQuery($reference: ChatReference!) {
          chat(reference: $reference) {
            id
            isOpen
            inquiries: pendingIntroductions(first: 1) {
              edges {
                __typename
              }
            }
            ...OtherInquiries_chat
          }
        }
      `,
      { reference },
    ).toPromise(),
  );
  const changed = useEffectEvent(() => inquiries.soon());
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription IntroductionsLiveSubscription {
          introductions {
            contactRequest {
              id
              isPending
            }
          }
        }
      `,
      variables: {},
      onNext: () => changed(),
      // The chat shows that its access has ended.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<IntroductionsLiveSubscription>(config);
  useReconnected(inquiries.soon);
  usePolling(inquiries.soon);
  return null;
}
