import { graphql, useFragment } from 'react-relay';
import type { AttentionList_attention$key } from '../../../__generated__/AttentionList_attention.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { countText } from '../countText.ts';
import styles from './AttentionList.module.css';

/** The four numbers that ask for action, each with the list that has it, and below them what else waits. */
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
  const numbers = [
    {
      counts: [counts.unansweredRequests],
      one: 'request without an answer',
      many: 'requests without an answer',
      href: paths.adminContactRequests.to({}, { messages: 'unanswered' }),
    },
    {
      counts: [counts.profilesToReview, counts.offersToReview],
      one: 'profile or job offer to review',
      many: 'profiles and job offers to review',
      href: paths.adminReviews.to(),
    },
    { counts: [counts.openReports], one: 'open report', many: 'open reports', href: paths.adminReports.to() },
    {
      counts: [counts.failedPayments],
      one: 'failed payment',
      many: 'failed payments',
      href: paths.adminSubscriptions.to({}, { status: 'failed' }),
    },
  ];
  const others = [
    {
      counts: [counts.unreadChats],
      one: 'unread chat',
      many: 'unread chats',
      href: paths.chats.to({}, { show: 'unread' }),
    },
    {
      counts: [counts.failedMails],
      one: 'failed email',
      many: 'failed emails',
      href: paths.adminFailedEmails.to(),
    },
  ].filter((entry) => countText(...entry.counts) !== '0');
  return (
    <section aria-label="Needs attention" className={styles.attention}>
      <ul className={styles.numbers}>
        {numbers.map((entry) => (
          <li key={entry.many}>
            <Link
              href={entry.href}
              className={styles.number}
              data-none={countText(...entry.counts) === '0' || undefined}
            >
              <Counted {...entry} />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={styles.others}>
          Also:{' '}
          {others.map((entry, at) => (
            <span key={entry.many}>
              {at > 0 && ', '}
              <Link href={entry.href}>
                <Counted {...entry} />
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Counted({ counts, one, many }: { counts: readonly number[]; one: string; many: string }) {
  const shown = countText(...counts);
  return (
    <>
      <span className={styles.count}>{shown}</span> {shown === '1' ? one : many}
    </>
  );
}
