import { graphql, useFragment } from 'react-relay';
import { dateTimeText } from '../../../../server/domain/core/text/format/time.ts';
import type { AuditChanges_entry$key } from '../../../__generated__/AuditChanges_entry.graphql.ts';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './AuditChanges.module.css';
import { fieldLabel } from './auditWords.ts';

/** The fields of an entry, each with its value before and after. */
export function AuditChanges({ entry: key }: { entry: AuditChanges_entry$key }) {
  const { changes, source } = useFragment(
    graphql`
      fragment AuditChanges_entry on AuditEntry {
        source
        changes {
          field
          before
          after
          isPersonal
        }
      }
    `,
    key,
  );
  const timeZone = useTimeZone();
  const valueText = (value: string | null | undefined) =>
    value && isTime.test(value) ? dateTimeText(value, timeZone) : value || '–';
  const way = source === 'REST' ? 'Through the REST interface.' : 'Through the pages or GraphQL.';
  if (changes.length === 0) return <Text look="soft">{way}</Text>;
  return (
    <Stack>
      <dl className={styles.changes}>
        {changes.map(({ field, before, after, isPersonal }) => (
          <div key={field}>
            <dt>{capitalised(fieldLabel(field))}</dt>
            {isPersonal ? (
              <dd className={styles.notKept}>Changed. Personal data is not kept.</dd>
            ) : (
              <>
                <dd dir="auto">
                  <span className={styles.label}>Before</span> {valueText(before)}
                </dd>
                <dd dir="auto">
                  <span className={styles.label}>After</span> {valueText(after)}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      <Text look="soft">{way}</Text>
    </Stack>
  );
}

const isTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
