import { graphql, useFragment } from 'react-relay';
import type { ReportedMessages_context$key } from '../../../__generated__/ReportedMessages_context.graphql.ts';
import { ClockText, DateText } from '../../../features/core/time/DateText.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import styles from './ReportedMessages.module.css';

/** The reported message among its neighbours. */
export function ReportedMessages({
  context: key,
  reported,
}: {
  context: ReportedMessages_context$key;
  /** The integer id of the reported one. */
  reported: number | null | undefined;
}) {
  const { messages } = useFragment(
    graphql`
      fragment ReportedMessages_context on ReportContext {
        messages {
          id
          databaseId
          text
          photoUri
          documentName
          createdAt
          user {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, databaseId, text, photoUri, documentName, createdAt, user }) => (
        <li key={id} className={styles.message} data-reported={databaseId === reported || undefined}>
          <p className={styles.head}>
            <bdi>
              <strong>{user.name}</strong>
            </bdi>{' '}
            <DateText at={createdAt} /> <ClockText at={createdAt} />{' '}
            {databaseId === reported && <Badge tone="warm">Reported</Badge>}
          </p>
          {text && <p>{text}</p>}
          {photoUri && <img src={photoUri} alt={`Sent by ${user.name}`} className={styles.picture} />}
          {documentName && <p>{documentName}</p>}
        </li>
      ))}
    </ol>
  );
}
