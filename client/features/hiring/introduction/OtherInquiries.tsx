import { graphql, useFragment } from 'react-relay';
import type { OtherInquiries_chat$key } from '../../../__generated__/OtherInquiries_chat.graphql.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Inquiry } from './Inquiry.tsx';
import styles from './OtherInquiries.module.css';

/**
 * Pending introductions of the viewer's side of this chat; for admins those of both sides (docs/product/contact.md,
 * 'Introductions').
 */
export function OtherInquiries({ chat }: { chat: OtherInquiries_chat$key }) {
  const { pendingIntroductions, members } = useFragment(
    graphql`
      fragment OtherInquiries_chat on Chat {
        pendingIntroductions(first: 20) {
          edges {
            node {
              id
              isPending
              ...Inquiry_contactRequest
            }
          }
        }
        members {
          role
          isViewer
        }
      }
    `,
    chat,
  );
  const role = members.find(({ isViewer }) => isViewer)?.role ?? 'ROLE_ADMIN';
  return (
    <div className={styles.list}>
      {role !== 'ROLE_ADMIN' && (
        <Text look="small">
          {role === 'ROLE_EMPLOYER' ? 'People our team suggests to you.' : 'Employers our team suggests to you.'}
        </Text>
      )}
      <ul className={styles.list}>
        {pendingIntroductions.edges
          .filter(({ node }) => node.isPending)
          .map(({ node }) => (
            <Inquiry key={node.id} contactRequest={node} role={role} />
          ))}
      </ul>
    </div>
  );
}
