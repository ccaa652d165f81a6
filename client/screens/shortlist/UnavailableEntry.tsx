import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { UnavailableEntry_entry$key } from '../../__generated__/UnavailableEntry_entry.graphql.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { removeFromShortlist } from '../../features/people/shortlist/changeShortlist.ts';
import { Button } from '../../ui/action/Button.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { Card } from '../../ui/display/Card.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { Note } from './Note.tsx';
import styles from './Shortlist.module.css';

/** In place of a job seeker whose profile is not public now, of whom employers see nothing. The note stays. */
export function UnavailableEntry({ entry: key }: { entry: UnavailableEntry_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment UnavailableEntry_entry on ShortlistEntry {
        jobSeekerId
        createdAt
        ...Note_entry
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const refetch = useRefetchPage();
  const day = formatDay(entry.createdAt);

  async function askToRemove() {
    const removed = await confirm({
      title: 'Remove from your shortlist?',
      text: <p>Your note is deleted too. You can't undo this while the profile is not public.</p>,
      confirmLabel: 'Remove',
      destructive: true,
      action: async () => {
        const result = await removeFromShortlist(environment, entry.jobSeekerId);
        if (result.ok) await refetch();
        return result;
      },
    });
    if (removed) showToast('Removed from your shortlist.');
  }

  return (
    <Card className={styles.unavailable}>
      <h2 className={styles.name}>Not available now</h2>
      <Text>
        You added a job seeker on <time dateTime={entry.createdAt}>{day}</time>. The profile is not public at the
        moment.
      </Text>
      <div className={styles.note}>
        <Note entry={entry} about={`the job seeker added on ${day}`} />
      </div>
      <Button
        look="secondary"
        size="small"
        aria-label={`Remove the job seeker added on ${day}`}
        onClick={() => void askToRemove()}
      >
        Remove
      </Button>
    </Card>
  );
}
