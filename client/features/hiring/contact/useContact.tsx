import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useContact_jobSeeker$key } from '../../../__generated__/useContact_jobSeeker.graphql.ts';
import type { useContact_viewer$key } from '../../../__generated__/useContact_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink, type ButtonLook } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { isContactAddress } from '../../people/jobSeeker/contactAddress.ts';
import type { ContactFlow, ContactRequestTexts, Press } from './ContactFlow.tsx';
import { notCreated } from './contactValues.ts';
import { loadContactFlow, prepareContact, prepareContactDialog } from './prepareContact.ts';

// The page opens with the dialog, so its code does not wait for the page.
if (!import.meta.env.SSR && isContactAddress(window.location)) prepareContactDialog();

/**
 * Contacts a job seeker. A button takes `press`: it calls `contact` when pressed and `prepare` when hovered, which preloads the code.
 * `open` opens the dialog even for those whose press contacts at once. The caller renders `dialogs`.
 * @param again what was asked for before, which can be changed before it is sent
 */
export function useContact(
  jobSeekerKey: useContact_jobSeeker$key,
  viewerKey: useContact_viewer$key,
  again: ContactRequestTexts | null = null,
) {
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

  const dialogs: ReactNode = pressed && (
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
  const press = { loading: isContacting, onClick: contact, onPointerEnter: prepare, onFocus: prepare };
  return { contact, open, prepare, press, dialogs };
}

/** In a list of people: opens the chat with one of them, or contacts them if there is none. */
export function ContactButton({
  name,
  chat,
  contacting,
  look,
}: {
  /** Their first name. */
  name: string;
  chat: { readonly databaseId: number; readonly unread?: boolean } | null | undefined;
  /** Null: they cannot be contacted. */
  contacting: ReturnType<typeof useContact> | null;
  /** Without it, only an unread chat stands out. */
  look?: ButtonLook;
}) {
  if (chat) {
    return (
      <ButtonLink
        size="small"
        look={look ?? (chat.unread ? 'primary' : 'secondary')}
        href={paths.chat.to({ id: chat.databaseId })}
      >
        Open chat<VisuallyHidden> with {name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    contacting && (
      <Button size="small" look={look ?? 'secondary'} {...contacting.press}>
        Contact now<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    )
  );
}
