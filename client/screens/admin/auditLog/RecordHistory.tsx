import { graphql, useFragment } from 'react-relay';
import type { RecordHistory_entry$key } from '../../../__generated__/RecordHistory_entry.graphql.ts';
import type { RecordHistory_query$key } from '../../../__generated__/RecordHistory_query.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { recordPath } from '../officePages.ts';
import { type AuditRecordType, auditSentence } from './auditWords.ts';
import styles from './RecordHistory.module.css';

/** In the index of the page. */
export const historySection = { anchor: 'history', title: 'History' };

/** What admins did to a record lately, with the way to everything. */
export function RecordHistory({
  query,
  kind,
  id,
}: {
  /** With the same kind and id as its arguments. */
  query: RecordHistory_query$key;
  kind: AuditRecordType;
  id: number;
}) {
  const { auditEntries } = useFragment(
    graphql`
      fragment RecordHistory_query on Query
      @argumentDefinitions(recordType: { type: "AuditRecordType!" }, recordId: { type: "Int!" }) {
        auditEntries(filter: { recordType: $recordType, recordId: $recordId }, first: 5) {
          edges {
            node {
              id
              createdAt
              ...RecordHistory_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = auditEntries;
  return (
    <CardSection
      title={historySection.title}
      anchor={historySection.anchor}
      action={
        edges.length > 0 && (
          <Link href={paths.adminAuditLog.to({}, { kind: kind.toLowerCase(), record: id })}>Whole history</Link>
        )
      }
    >
      {edges.length === 0 ? (
        <Text look="soft">No admin has changed this record yet.</Text>
      ) : (
        <ol className={styles.entries}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <span>
                <AuditEntryLine entry={node} links={false} />
              </span>
              <span className={styles.when}>
                <DateText at={node.createdAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </CardSection>
  );
}

/**
 * 'Clara Whitfield changed the hourly rates of the city Singapore', with a link to the record unless it is gone. After the name stands
 * the key that was used: 'Payroll by the key 'Night run' changed …'.
 */
export function AuditEntryLine({ entry: key, links = true }: { entry: RecordHistory_entry$key; links?: boolean }) {
  const entry = useFragment(
    graphql`
      fragment RecordHistory_entry on AuditEntry {
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
