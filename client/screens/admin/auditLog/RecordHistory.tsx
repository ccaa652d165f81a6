import { graphql, useFragment } from 'react-relay';
import type { RecordHistory_query$key } from '../../../__generated__/RecordHistory_query.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { AuditEntryLine } from './AuditEntryLine.tsx';
import type { AuditRecordType } from './auditWords.ts';
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
              ...AuditEntryLine_entry
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
