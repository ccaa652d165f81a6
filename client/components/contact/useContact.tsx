import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAction } from '../../relay/useAction.ts';
import { useIdentityChanged } from '../../routing/useIdentityChanged.ts';
import { firstName } from '../jobSeeker/firstName.ts';
import type { Purchase } from '../payment/usePayment.ts';
import { randomKey } from '../randomKey.ts';
import type { useContact_jobSeeker$key } from './__generated__/useContact_jobSeeker.graphql.ts';
import type { useContact_viewer$key } from './__generated__/useContact_viewer.graphql.ts';
import type { useContactMutation } from './__generated__/useContactMutation.graphql.ts';
import { type Asked, type ContactRejection, type ContactValues, noContactValues } from './contactValues.ts';
import { useGuestData } from './useGuestData.ts';

/** Spec 001 §8. */
const notCreated = 'We cannot create contact request at the moment! Please try again later';

const loadDialogs = () => import('./ContactDialogs.tsx');
const ContactDialogs = lazy(loadDialogs);

/**
 * Contacting a job seeker (spec 001 §4). `contact` is what the buttons do: whoever is signed in, and a guest whose data
 * are kept, contacts at once; somebody new is asked first. It ends in the chat, by way of the payment dialog where a
 * subscription is missing. `prepare` fetches the code that will be needed. `dialogs` have to be rendered.
 */
export function useContact(
  jobSeekerKey: useContact_jobSeeker$key,
  viewerKey: useContact_viewer$key,
): { contact: () => void; prepare: () => void; isContacting: boolean; dialogs: ReactNode } {
  const jobSeeker = useFragment(
    graphql`
      fragment useContact_jobSeeker on JobSeeker {
        id
        name
        city {
          databaseId
        }
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
  const [send, isContacting] = useAction<useContactMutation>(graphql`
    mutation useContactMutation($input: ContactJobSeekerInput!) {
      contactJobSeeker(input: $input) {
        ... on ContactJobSeekerPayload @alias(as: "success") {
          chat {
            id
            databaseId
            sharedHash
            viewerCanMessage
          }
          contactRequest {
            employer {
              databaseId
            }
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const guest = useGuestData(kind);
  // One for as long as the page is open: pressed twice, or again after a lost answer, it makes one request.
  const clientKey = useRef<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [isPaying, setPaying] = useState(false);
  const opener = useFocusReturn(isPaying);
  const isSignedIn = kind !== 'ANONYMOUS' && kind !== 'GUEST';

  /** @param values null for somebody whose account says it all. */
  async function submit(values: ContactValues | null): Promise<ContactRejection | null> {
    clientKey.current ??= randomKey();
    const result = await send({ input: { ...values, jobSeeker: jobSeeker.id, clientKey: clientKey.current } });
    if (!result.ok) {
      const isOurs = result.type === 'Forbidden' || result.type === 'InvalidInput';
      return { message: isOurs ? result.message : notCreated, fields: result.fields };
    }
    const { chat, contactRequest } = result.success;
    const hash = isSignedIn ? null : chat.sharedHash;
    if (!isSignedIn && values && contactRequest.employer) {
      guest.save({ ...values, employerId: contactRequest.employer.databaseId });
    }
    setAsking(false);
    const returnPath = hash ? paths.sharedChat.to({ hash }) : paths.chat.to({ id: chat.databaseId });
    // Who was nobody is a guest now, to the rest of the page too.
    if (!isSignedIn) void identityChanged();
    if (chat.viewerCanMessage) {
      navigate(returnPath);
    } else {
      setPurchase({
        chat: hash ? { sharedHash: hash } : { id: chat.id },
        cityId: jobSeeker.city?.databaseId ?? null,
        returnPath,
      });
      setPaying(true);
    }
    return null;
  }

  /** With what was typed before, unless that was refused elsewhere. */
  function ask(refused: Omit<Asked, 'id'> | null) {
    if (refused) setAsked({ ...refused, id: (asked?.id ?? 0) + 1 });
    else setAsked(asked ?? { id: 0, values: noContactValues, rejection: null });
    setAsking(true);
  }

  async function contact() {
    if (isContacting) return;
    opener.current = document.activeElement;
    const kept = isSignedIn ? null : guest.read();
    if (!isSignedIn && !kept) return ask(null);
    const { employerId: _, ...values } = kept ?? { ...noContactValues, employerId: null };
    const rejection = await submit(kept && values);
    if (!rejection) return;
    if (Object.keys(rejection.fields).length > 0) ask({ values, rejection });
    else {
      setAlert(rejection.message);
      setAlerting(true);
    }
  }

  function prepare() {
    // A failure shows when a dialog is really opened.
    loadDialogs().then(
      (dialogs) => dialogs.prepare(isSignedIn),
      () => undefined,
    );
  }

  const dialogs = (asked || purchase || alert !== null) && (
    <Suspense>
      <ContactDialogs
        name={firstName(jobSeeker.name)}
        asked={asked}
        isAsking={isAsking}
        onAskingEnd={() => !isContacting && setAsking(false)}
        onProceed={submit}
        purchase={purchase}
        isPaying={isPaying}
        onPayingEnd={() => setPaying(false)}
        onPaid={(path) => {
          setPaying(false);
          navigate(path);
        }}
        alert={alert}
        isAlerting={isAlerting}
        onAlertEnd={() => setAlerting(false)}
      />
    </Suspense>
  );
  return { contact: () => void contact(), prepare, isContacting, dialogs };
}

/**
 * Gives the focus back to the element in the ref when `isOpen` ends: a dialog that follows another one only knows the
 * button that went with it.
 */
function useFocusReturn(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && opener.current instanceof HTMLElement) opener.current.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
