import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { EmailHistoryQuery } from '../../../__generated__/EmailHistoryQuery.graphql.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ClockText, DateText } from '../../core/time/DateText.tsx';
import styles from './EmailHistory.module.css';

export const emailHistoryQuery = graphql`
  query EmailHistoryQuery($user: ID!) {
    node(id: $user) {
      ... on User {
        recentEmailMessages(first: 20) {
          id
          text
          status
          createdAt
          sender {
            name
          }
        }
      }
    }
  }
`;

/** The newest emails of admins to a person: message, date, and whether it was sent. */
export function EmailHistory({ queryRef }: { queryRef: PreloadedQuery<EmailHistoryQuery> }) {
  const { node } = usePreloadedQuery<EmailHistoryQuery>(emailHistoryQuery, queryRef);
  const emails = node?.recentEmailMessages ?? [];
  return (
    <section aria-label="Sent before">
      <Stack>
        <Text look="caption">{emails.length > 0 ? 'Sent before' : 'No emails so far'}</Text>
        {emails.length > 0 && (
          <ul className={styles.emails}>
            {emails.map(({ id, text, status, createdAt, sender }) => (
              <li key={id}>
                <p className={styles.head}>
                  <span>
                    <DateText at={createdAt} /> <ClockText at={createdAt} /> · {sender.name}
                  </span>
                  <Badge tone={status === 'OK' ? 'green' : 'warm'}>{status === 'OK' ? 'ok' : 'ko'}</Badge>
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
