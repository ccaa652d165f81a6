import { type ReactNode, Suspense, useState } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { AsEmployersSeeQuery } from '../../__generated__/AsEmployersSeeQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { createBrowserEnvironment } from '../../app/relay/browserEnvironment.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Container } from '../../ui/layout/Grid.tsx';
import styles from './AsEmployersSee.module.css';
import { Profile } from './Profile.tsx';

/**
 * The viewer's own profile as an employer gets it from the server. It has a store of its own: in the page's store, the first name
 * and the missing contact data would replace what the profile's forms begin with.
 */
export default function AsEmployersSee({ id, waiting }: { id: number; waiting: ReactNode }) {
  const [environment] = useState(() => createBrowserEnvironment([], Promise.resolve()));
  return (
    <RelayEnvironmentProvider environment={environment}>
      {/* Here, not above: React forgets the state of what suspends before it was shown, and would ask with a new store each time. */}
      <Suspense fallback={waiting}>
        <Seen id={id} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function Seen({ id }: { id: number }) {
  const { jobSeeker, viewer } = useLazyLoadQuery<AsEmployersSeeQuery>(
    graphql`
      query AsEmployersSeeQuery($id: Int!) {
        jobSeeker(databaseId: $id, asOthersSee: true) {
          ...jobSeekerPath_jobSeeker
          ...Profile_jobSeeker
        }
        viewer {
          ...Profile_viewer
        }
      }
    `,
    { id },
  );
  const edit = (
    <ButtonLink look="secondary" size="small" href={paths.myProfile.to()}>
      Edit my profile
    </ButtonLink>
  );
  return (
    <>
      <Container className={styles.notice}>
        <Notice
          quiet
          title={jobSeeker ? 'This is what employers see' : 'Employers do not see your profile'}
          action={edit}
        >
          {jobSeeker
            ? 'Your first name, and no contact data. Employers with a subscription whom you are in contact with see your last name, email and phone number too.'
            : 'It is not public now.'}
        </Notice>
      </Container>
      {jobSeeker && <Profile jobSeeker={jobSeeker} viewer={viewer} path={jobSeekerPath(jobSeeker)} isForOwner />}
    </>
  );
}
