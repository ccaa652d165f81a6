import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useBulkPreviewQuery,
  useBulkPreviewQuery$data,
  useBulkPreviewQuery$variables,
} from '../../../__generated__/useBulkPreviewQuery.graphql.ts';

export type BulkPreview = useBulkPreviewQuery$data['bulkActionPreview'];

/** What an action would do to the rows now. Null while it is read; `failed` if it could not be. */
export function useBulkPreview(variables: useBulkPreviewQuery$variables) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(variables);
  const ask = useEffectEvent(() => {
    setPreview(null);
    setFailed(false);
    return fetchQuery<useBulkPreviewQuery>(
      environment,
      graphql`
        query useBulkPreviewQuery($kind: BulkActionKind!, $rows: BulkRowsInput!, $status: ID) {
          bulkActionPreview(kind: $kind, rows: $rows, status: $status) {
            total
            changing
            unchanged {
              reason
              count
            }
            names
            limit
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ bulkActionPreview }) => setPreview(bulkActionPreview),
      error: () => setFailed(true),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other rows, and when told
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [asked, round]);
  return { preview, failed, again: () => setRound((count) => count + 1) };
}
