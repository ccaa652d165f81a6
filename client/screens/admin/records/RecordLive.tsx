import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type {
  AuditRecordType,
  RecordLiveSubscription,
  RecordLiveSubscription$data,
} from '../../../__generated__/RecordLiveSubscription.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { ClockText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import styles from './RecordLive.module.css';

/** The kinds of records that a form of the back office edits. */
export type RecordType = AuditRecordType;

type Activity = RecordLiveSubscription$data['openRecord'];

/**
 * Who else has the record open, and that it was changed since the page has read it. Announced politely, so that typing is not
 * interrupted.
 */
export function RecordLive({
  type,
  id,
  version,
}: {
  type: RecordType;
  /** The integer id. */
  id: number;
  /** The version that the page shows. */
  version: string | null;
}) {
  const [activity, setActivity] = useState<Activity | null>(null);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription RecordLiveSubscription($recordType: AuditRecordType!, $recordId: Int!) {
          openRecord(recordType: $recordType, recordId: $recordId) {
            version
            lastEdit {
              name
              isViewer
              at
            }
            otherAdmins {
              id
              name
            }
          }
        }
      `,
      variables: { recordType: type, recordId: id },
      onNext: (response: RecordLiveSubscription$data | null | undefined) => setActivity(response?.openRecord ?? null),
      // Without live events the save is still refused.
      onError: () => setActivity(null),
    }),
    [type, id],
  );
  useSubscription<RecordLiveSubscription>(config);
  const others = activity?.otherAdmins ?? [];
  return (
    <div role="status" className={styles.live}>
      {others.length > 0 && <Notice quiet>{presenceText(others.map(({ name }) => name))}</Notice>}
      {activity && activity.version !== version && <Changed activity={activity} />}
    </div>
  );
}

function Changed({ activity: { version, lastEdit } }: { activity: Activity }) {
  const refetchPage = useRefetchPage();
  const [isReading, setReading] = useState(false);
  if (version === null || version === undefined) return <Notice quiet>This record was deleted.</Notice>;
  async function reload() {
    setReading(true);
    await refetchPage();
    setReading(false);
  }
  return (
    <Notice
      quiet
      tone="warning"
      action={
        <Button look="secondary" size="small" loading={isReading} onClick={() => void reload()}>
          Reload
        </Button>
      }
    >
      {lastEdit ? (
        <>
          {lastEdit.isViewer ? 'You changed this record in another window' : `${lastEdit.name} changed this record`}{' '}
          {isJustNow(lastEdit.at) ? 'just now' : <>at {<ClockText at={lastEdit.at} />}</>}.
        </>
      ) : (
        'This record was changed just now.'
      )}
    </Notice>
  );
}

/** 'Bea is also on this page.', 'Bea and Carl are also on this page.' */
function presenceText(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return `${list} ${names.length === 1 ? 'is' : 'are'} also on this page.`;
}

const isJustNow = (at: string): boolean => currentTime() - Date.parse(at) < 60_000;
