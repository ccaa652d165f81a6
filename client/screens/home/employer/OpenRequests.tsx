import { graphql, useFragment } from 'react-relay';
import type { OpenRequests_employer$key } from '../../../__generated__/OpenRequests_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { RequestState } from '../../../features/hiring/contactRequest/RequestState.tsx';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import styles from './Rows.module.css';

/** The newest contact requests without an answer, and introductions that wait. Nothing without any. */
export function OpenRequests({ employer: key }: { employer: OpenRequests_employer$key }) {
  const { openContactRequests } = useFragment(
    graphql`
      fragment OpenRequests_employer on Employer {
        openContactRequests(first: 3) {
          id
          jobSeekerName
          jobSeeker {
            ...jobSeekerPath_jobSeeker
          }
          chat {
            databaseId
          }
          ...RequestState_request
        }
      }
    `,
    key,
  );
  if (!openContactRequests?.length) return null;
  return (
    <CardSection
      title="Open requests"
      action={
        <ButtonLink href={paths.myContactRequests.to()} look="secondary" size="small">
          See all
        </ButtonLink>
      }
    >
      <ul className={styles.rows}>
        {openContactRequests.map(({ id, jobSeekerName, jobSeeker, chat, ...request }) => {
          const name = firstName(jobSeekerName);
          // An introduction has a chat once it is taken up.
          const profile = jobSeeker && jobSeekerPath(jobSeeker);
          const href = chat ? paths.chat.to({ id: chat.databaseId }) : profile;
          return (
            <li key={id}>
              <bdi>{href ? <Link href={href}>{name}</Link> : name}</bdi>
              <RequestState request={request} />
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
