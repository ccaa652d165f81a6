import { graphql, useFragment } from 'react-relay';
import type { Inquiry_contactRequest$key } from '../../../__generated__/Inquiry_contactRequest.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { AvailabilityBadges } from '../../../ui/display/Badge.tsx';
import { firstName } from '../../people/jobSeeker/firstName.ts';
import styles from './OtherInquiries.module.css';
import { useActivation } from './useActivation.ts';

/** A pending introduction: the other person, the work, and the button that opens their chat. */
export function Inquiry({
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
        {role === 'ROLE_ADMIN' ? 'Activate and open chat' : `Chat with ${firstName(name)}`}
      </Button>
    </li>
  );
}
