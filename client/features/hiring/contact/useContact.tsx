import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useContact_jobSeeker$key } from '../../../__generated__/useContact_jobSeeker.graphql.ts';
import type { useContact_viewer$key } from '../../../__generated__/useContact_viewer.graphql.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import type { ContactFlow, ContactRequestTexts, Press } from './ContactFlow.tsx';
import { notCreated } from './notCreated.ts';

/** Loaded on the first press only. */
const loadFlow = () => import('./ContactFlow.tsx');

/**
 * Contacts a job seeker. Buttons call `contact` when pressed and `prepare` when hovered, which preloads the code. The caller
 * renders `dialogs`.
 * @param again what was asked for before, which can be changed before it is sent
 */
export function useContact(
  jobSeekerKey: useContact_jobSeeker$key,
  viewerKey: useContact_viewer$key,
  again: ContactRequestTexts | null = null,
): { contact: () => void; prepare: () => void; isContacting: boolean; dialogs: ReactNode } {
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

  function contact() {
    if (isContacting) return;
    const press = { again };
    setContacting(true);
    loadFlow().then(
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

  function prepare() {
    // A failure shows when the button is pressed.
    loadFlow().then(
      (flow) => flow.prepare(isSignedIn),
      () => undefined,
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
  return { contact, prepare, isContacting, dialogs };
}
