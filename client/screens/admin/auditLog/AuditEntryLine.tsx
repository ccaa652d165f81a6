import { graphql, useFragment } from 'react-relay';
import type { AuditEntryLine_entry$key } from '../../../__generated__/AuditEntryLine_entry.graphql.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { recordPath } from '../officePages.ts';
import { auditSentence } from './auditWords.ts';

/**
 * 'Clara Whitfield changed the hourly rates of the city Singapore', with a link to the record unless it is gone. After the name stands
 * the key that was used: 'Payroll by the key 'Night run' changed …'.
 */
export function AuditEntryLine({ entry: key, links = true }: { entry: AuditEntryLine_entry$key; links?: boolean }) {
  const entry = useFragment(
    graphql`
      fragment AuditEntryLine_entry on AuditEntry {
        adminName
        keyName
        action
        recordType
        recordDatabaseId
        recordName
        isNew
        recordId
        changes {
          field
        }
      }
    `,
    key,
  );
  const { adminName, keyName, recordId, recordType, recordDatabaseId } = entry;
  const sentence = auditSentence(entry);
  const href = links && recordId && recordDatabaseId != null ? recordPath(recordType, recordDatabaseId) : null;
  return (
    <>
      <bdi>
        <strong>{adminName}</strong>
      </bdi>{' '}
      {keyName !== null && keyName !== undefined && (
        <>
          by the key '<bdi>{keyName}</bdi>'{' '}
        </>
      )}
      {href ? <Link href={href}>{sentence}</Link> : sentence}
    </>
  );
}
