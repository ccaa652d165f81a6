import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useIdentityChanged } from '../../routing/useIdentityChanged.ts';
import { firstName } from '../jobSeeker/firstName.ts';
import type { Purchase } from '../payment/usePayment.ts';
import { randomKey } from '../randomKey.ts';
import type { ContactFlow_jobSeeker$key } from './__generated__/ContactFlow_jobSeeker.graphql.ts';
import { type Asked, type ContactRejection, type ContactValues, noContactValues } from './contactValues.ts';
import { readGuestData, saveGuestData } from './guestStorage.ts';
import { notCreated } from './notCreated.ts';
import { sendContact } from './sendContact.ts';

const loadDialogs = () => import('./ContactDialogs.tsx');
const ContactDialogs = lazy(loadDialogs);

/** Fetches what a contact will open on its way. */
export function prepare(isSignedIn: boolean): void {
  // A failure shows when a dialog is really opened.
  loadDialogs().then(
    (dialogs) => dialogs.prepare(isSignedIn),
    () => undefined,
  );
}

/** One press of a contact button; another object is another press. */
export interface Press {
  /** What had the focus then, and gets it back. */
  opener: Element | null;
}

/**
 * What follows a press of a contact button (spec 001 §4): whoever is signed in, and a guest whose data are kept, contacts
 * at once; somebody new is asked first. It ends in the chat, by way of the payment dialog where a subscription is missing.
 */
export function ContactFlow({
  jobSeeker: jobSeekerKey,
  isSignedIn,
  press,
  isContacting,
  onContacting,
}: {
  jobSeeker: ContactFlow_jobSeeker$key;
  isSignedIn: boolean;
  press: Press;
  isContacting: boolean;
  onContacting: (isContacting: boolean) => void;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ContactFlow_jobSeeker on JobSeeker {
        id
        name
        city {
          databaseId
        }
      }
    `,
    jobSeekerKey,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  // One for as long as the page is open: pressed twice, or again after a lost answer, it makes one request.
  const clientKey = useRef<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [isPaying, setPaying] = useState(false);
  const opener = useFocusReturn(isPaying);

  const answered = useRef<Press | null>(null);
  // Before the next picture: the button says without a break that something goes on.
  useLayoutEffect(() => {
    if (answered.current === press) return;
    answered.current = press;
    void contact();
  });

  /** @param values null for somebody whose account says it all. */
  async function submit(values: ContactValues | null): Promise<ContactRejection | null> {
    clientKey.current ??= randomKey();
    const input = { ...values, jobSeeker: jobSeeker.id, clientKey: clientKey.current };
    onContacting(true);
    const result = await sendContact(environment, input);
    onContacting(false);
    if (!result.ok) {
      const isOurs = result.type === 'Forbidden' || result.type === 'InvalidInput';
      return { message: isOurs ? result.message : notCreated, fields: result.fields };
    }
    const { chat, contactRequest } = result.success;
    const hash = isSignedIn ? null : chat.sharedHash;
    if (!isSignedIn && values && contactRequest.employer) {
      saveGuestData({ ...values, employerId: contactRequest.employer.databaseId });
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
    opener.current = press.opener;
    const kept = isSignedIn ? null : readGuestData();
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

  if (!asked && !purchase && alert === null) return null;
  return (
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
