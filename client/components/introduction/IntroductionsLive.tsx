import { useEffectEvent, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { useAsking } from '../../relay/asking.ts';
import { useReconnected } from '../../relay/connection.ts';
import { useRefresh } from '../../relay/refresh.ts';
import type { ChatReference, IntroductionsLiveQuery } from './__generated__/IntroductionsLiveQuery.graphql.ts';
import type { IntroductionsLiveSubscription } from './__generated__/IntroductionsLiveSubscription.graphql.ts';

/**
 * Keeps the introductions that wait beside a chat up to date while the chat is open. For somebody who is known: the holder
 * of a share link is shown none.
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
      // The chat says what has ended.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<IntroductionsLiveSubscription>(config);
  useReconnected(inquiries.soon);
  useAsking(inquiries.soon);
  return null;
}
