import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { ClosedOffer_saved$key } from '../../__generated__/ClosedOffer_saved.graphql.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { removeSavedOffer } from '../../features/offers/savedOffer/saveOffer.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './SavedOffers.module.css';

/** In place of a saved offer that is no longer active, of which job seekers see nothing. */
export function ClosedOffer({ saved: key }: { saved: ClosedOffer_saved$key }) {
  const { jobOfferId, createdAt } = useFragment(
    graphql`
      fragment ClosedOffer_saved on SavedJobOffer {
        jobOfferId
        createdAt
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const refetch = useRefetchPage();
  const [isRemoving, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    const result = await removeSavedOffer(environment, jobOfferId);
    if (result.ok) await refetch();
    else setRemoving(false);
    if (result.ok) showToast('Offer removed from your list.');
    else showToast(result.message, 'warning');
  }

  const day = formatDay(createdAt);
  return (
    <Card className={styles.closed}>
      <h2 className={styles.closedTitle}>No longer available</h2>
      <Text className={styles.closedText}>
        You saved an offer on <time dateTime={createdAt}>{day}</time>. It has been filled or closed since then.
      </Text>
      <Button
        look="secondary"
        size="small"
        loading={isRemoving}
        onClick={() => void remove()}
        aria-label={`Remove the offer saved on ${day}`}
      >
        Remove
      </Button>
    </Card>
  );
}
