import { graphql, useFragment } from 'react-relay';
import type { AttentionList_attention$key } from '../../../__generated__/AttentionList_attention.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './AttentionList.module.css';

/** The largest number that the server counts. */
const most = 100;

/** What waits for an admin, each with the list that has it. */
export function AttentionList({ attention: key }: { attention: AttentionList_attention$key }) {
  const counts = useFragment(
    graphql`
      fragment AttentionList_attention on Attention {
        unansweredRequests
        unreadChats
        profilesToReview
        offersToReview
        openReports
        failedPayments
        failedMails
      }
    `,
    key,
  );
  const entries = [
    {
      count: counts.unansweredRequests,
      one: 'request without an answer',
      many: 'requests without an answer',
      href: paths.adminContactRequests.to(),
    },
    {
      count: counts.unreadChats,
      one: 'unread chat',
      many: 'unread chats',
      href: paths.chats.to({}, { show: 'unread' }),
    },
    {
      count: counts.profilesToReview,
      one: 'profile to review',
      many: 'profiles to review',
      href: paths.adminReviews.to({}, { kind: 'job_seeker' }),
    },
    {
      count: counts.offersToReview,
      one: 'job offer to review',
      many: 'job offers to review',
      href: paths.adminReviews.to({}, { kind: 'job_offer' }),
    },
    { count: counts.openReports, one: 'open report', many: 'open reports', href: paths.adminReports.to() },
    {
      count: counts.failedPayments,
      one: 'failed payment',
      many: 'failed payments',
      href: paths.adminSubscriptions.to({}, { status: 'failed' }),
    },
    { count: counts.failedMails, one: 'failed email', many: 'failed emails', href: paths.adminFailedEmails.to() },
  ].filter(({ count }) => count > 0);
  return (
    <CardSection title="Needs attention">
      {entries.length === 0 ? (
        <Text look="soft">You are all caught up.</Text>
      ) : (
        <ul className={styles.entries}>
          {entries.map(({ count, one, many, href }) => (
            <li key={many}>
              <Link href={href} className={styles.entry}>
                <span className={styles.count}>{count >= most ? `${most}+` : count}</span> {count === 1 ? one : many}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
