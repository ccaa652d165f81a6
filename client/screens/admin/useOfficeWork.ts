import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOfficeWorkQuery, useOfficeWorkQuery$data } from '../../__generated__/useOfficeWorkQuery.graphql.ts';
import { countText } from './countText.ts';
import type { OfficeWork } from './officePages.ts';

type Work = Record<OfficeWork, { shown: string; label: string } | undefined>;

/** How much work waits at each page; null before it is known. Counted anew for each page that is opened. */
export function useOfficeWork(pathname: string): Work | null {
  const environment = useRelayEnvironment();
  const [work, setWork] = useState<Work | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on the last page has changed the numbers
  useEffect(() => {
    const subscription = fetchQuery<useOfficeWorkQuery>(
      environment,
      graphql`
        query useOfficeWorkQuery {
          overview(days: 7) {
            attention {
              unansweredRequests
              profilesToReview
              offersToReview
              openReports
              failedPayments
              failedMails
            }
          }
        }
      `,
      {},
      // Without an answer the last numbers stay.
    ).subscribe({ next: ({ overview }) => setWork(workOf(overview.attention)), error: () => undefined });
    return () => subscription.unsubscribe();
  }, [environment, pathname]);
  return work;
}

function workOf(counts: useOfficeWorkQuery$data['overview']['attention']): Work {
  const { profilesToReview, offersToReview } = counts;
  return {
    reviews: badge([profilesToReview, offersToReview], 'to review'),
    reports: badge([counts.openReports], 'open'),
    requests: badge([counts.unansweredRequests], 'without an answer'),
    payments: badge([counts.failedPayments], 'failed'),
    mails: badge([counts.failedMails], 'not sent'),
  };
}

/** Nothing for zero. */
function badge(counts: readonly number[], words: string) {
  const shown = countText(...counts);
  return shown === '0' ? undefined : { shown, label: `, ${shown} ${words}` };
}
