import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useContact_jobSeeker$key } from '../../../__generated__/useContact_jobSeeker.graphql.ts';
import type { useContact_viewer$key } from '../../../__generated__/useContact_viewer.graphql.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { isContactAddress } from '../../people/jobSeeker/contactAddress.ts';
import type { ContactFlow, ContactRequestTexts, Press } from './ContactFlow.tsx';
import { notCreated } from './contactValues.ts';
import { loadContactFlow, prepareContact, prepareContactDialog } from './prepareContact.ts';

// The page opens with the dialog, so its code does not wait for the page.
if (!import.meta.env.SSR && isContactAddress(window.location)) prepareContactDialog();

/**
 * Contacts a job seeker. Buttons call `contact` when pressed and `prepare` when hovered, which preloads the code. `open` opens the
 * dialog even for those whose press contacts at once. The caller renders `dialogs`.
 * @param again what was asked for before, which can be changed before it is sent
 */
export function useContact(
  jobSeekerKey: useContact_jobSeeker$key,
  viewerKey: useContact_viewer$key,
  again: ContactRequestTexts | null = null,
): { contact: () => void; open: () => void; prepare: () => void; isContacting: boolean; dialogs: ReactNode } {
  const jobSeeker = useFragment(
    graphql`
      fragment useContact_jobSeeker on JobSeeker {
        ...ContactFlow_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const { kind } = useFragment(
    graphql`
      fragment useContact_viewer on Viewer {
        kind
      }
    `,
    viewerKey,
  );
  const isSignedIn = kind !== 'ANONYMOUS' && kind !== 'GUEST';
  const [isContacting, setContacting] = useState(false);
  const [pressed, setPressed] = useState<{ press: Press; Flow: ComponentType<ComponentProps<typeof ContactFlow>> }>();

  // What a guest left is kept for an hour, and not for a user of another role (docs/product/contact.md, 'Guests').
  useEffect(() => {
    // Without its code nothing reads what is stored.
    import('./guestStorage.ts').then(
      ({ forgetGuestData, readGuestData }) => {
        if (kind === 'JOB_SEEKER' || kind === 'ADMIN') forgetGuestData();
        else readGuestData();
      },
      () => undefined,
    );
  }, [kind]);

  function begin(press: Press) {
    if (isContacting) return;
    setContacting(true);
    loadContactFlow().then(
      ({ ContactFlow }) => {
        setPressed({ press, Flow: ContactFlow });
        setContacting(false);
      },
      () => {
        showToast(notCreated, 'warning');
        setContacting(false);
      },
    );
  }

  const dialogs = pressed && (
    <pressed.Flow
      jobSeeker={jobSeeker}
      isSignedIn={isSignedIn}
      isKnown={kind === 'EMPLOYER' || kind === 'GUEST'}
      press={pressed.press}
      isContacting={isContacting}
      onContacting={setContacting}
    />
  );
  const contact = () => begin({ again });
  const open = () => begin({ again, asksFirst: true });
  const prepare = isSignedIn && again === null ? prepareContact : prepareContactDialog;
  return { contact, open, prepare, isContacting, dialogs };
}
