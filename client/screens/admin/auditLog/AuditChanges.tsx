import { graphql, useFragment } from 'react-relay';
import { dateTimeText } from '../../../../server/domain/format/date.ts';
import { useTimeZone } from '../../../components/time/useTimeZone.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { AuditChanges_entry$key } from './__generated__/AuditChanges_entry.graphql.ts';
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
    <>
      <table className={styles.changes}>
        <caption>
          <VisuallyHidden>Changed fields</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, isPersonal }) => (
            <tr key={field}>
              <th scope="row">{capitalised(fieldLabel(field))}</th>
              {isPersonal ? (
                <td colSpan={2} className={styles.soft}>
                  Changed; personal data is not kept
                </td>
              ) : (
                <>
                  <td>{valueText(before)}</td>
                  <td>{valueText(after)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Text look="soft">{way}</Text>
    </>
  );
}

const isTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
