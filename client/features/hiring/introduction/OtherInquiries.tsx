import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type { Inquiry_contactRequest$key } from '../../../__generated__/Inquiry_contactRequest.graphql.ts';
import type { OtherInquiries_chat$key } from '../../../__generated__/OtherInquiries_chat.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { AvailabilityBadges } from '../../../ui/display/Badge.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './OtherInquiries.module.css';
import { useActivation } from './useActivation.ts';

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

/** A pending introduction: the other person, the work, and the button that opens their chat. */
function Inquiry({
  contactRequest: key,
  role,
}: {
  contactRequest: Inquiry_contactRequest$key;
  /** The viewer's side of the chat that it is shown beside. */
  role: string;
}) {
  const contactRequest = useFragment(
    graphql`
      fragment Inquiry_contactRequest on ContactRequest {
        id
        employerName
        jobSeekerName
        description
        partTime
        fullTime
        jobSeeker {
          callName
          photoUri
          job {
            name
          }
          city {
            name
          }
        }
      }
    `,
    key,
  );
  const [activate, pending] = useActivation();
  const { id, employerName, jobSeekerName, description, partTime, fullTime, jobSeeker } = contactRequest;
  const work = [jobSeeker?.job?.name, jobSeeker?.city?.name].filter(Boolean).join(' in ');
  const isJobSeeker = role === 'ROLE_CANDIDATE';
  const name = isJobSeeker ? employerName : jobSeekerName;
  const line = { ROLE_CANDIDATE: 'Employer', ROLE_EMPLOYER: work }[role] ?? `${work} · for ${employerName}`;
  return (
    <li className={styles.inquiry}>
      <div className={styles.person}>
        <Avatar src={isJobSeeker ? null : (jobSeeker?.photoUri ?? null)} name={name} size={44} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {(partTime || fullTime) && (
        <div className={styles.badges}>
          <AvailabilityBadges partTime={partTime} fullTime={fullTime} />
        </div>
      )}
      <Button size="small" wide loading={pending} onClick={() => void activate(id)}>
        {role === 'ROLE_ADMIN'
          ? 'Activate and open chat'
          : `Chat with ${calledName({ name, callName: isJobSeeker ? null : jobSeeker?.callName })}`}
      </Button>
    </li>
  );
}
