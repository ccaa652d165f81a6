import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { workWords } from '../../../../server/domain/people/availability/week.input.ts';
import { tellsOfWork } from '../../../../server/domain/people/employer/contactRequest.input.ts';
import type { ContactFlow_jobSeeker$key } from '../../../__generated__/ContactFlow_jobSeeker.graphql.ts';
import type { sendContactMutation } from '../../../__generated__/sendContactMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { act } from '../../../app/relay/action.ts';
import { identityChanged } from '../../../app/relay/session.ts';
import { PreloadContext } from '../../../app/routing/RouterLink.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { fittingPlan, type Purchase } from '../../billing/payment/purchase.ts';
import { paidState } from '../../billing/payment/usePaidState.ts';
import { randomKey } from '../../core/randomKey.ts';
import { ContactDialogs, preparePayment } from './ContactDialogs.tsx';
import {
  type Asked,
  type ContactRejection,
  type ContactValues,
  contactValues,
  noContactValues,
  notCreated,
} from './contactValues.ts';
import { forgetGuestData, readGuestData, saveGuestData } from './guestStorage.ts';
import { loadContactDialog } from './loadContactDialog.ts';
import { openContactForm } from './openContactForm.ts';

const guestIsOver = 'Your details have expired. Please check them and try again.';

/** One press of a contact button. A new object means a new press. */
export interface Press {
  /** What was asked for before: the dialog opens with it. */
  again?: ContactRequestTexts | null;
  /** The dialog opens for everyone, and nothing is sent before. */
  asksFirst?: boolean;
}

export type ContactRequestTexts = Pick<ContactValues, 'description' | 'partTime' | 'fullTime'>;

/**
 * A press of a contact button (docs/product/contact.md, 'The contact button'). It sends the latest request after a confirmation, an
 * account's first request at once, and a visitor's after the dialog. Then the chat opens, after the payment if that is needed.
 */
export function ContactFlow({
  jobSeeker: jobSeekerKey,
  isSignedIn,
  isKnown,
  press,
  isContacting,
  onContacting,
}: {
  jobSeeker: ContactFlow_jobSeeker$key;
  isSignedIn: boolean;
  /** The viewer is an employer, signed in or a guest. */
  isKnown: boolean;
  press: Press;
  isContacting: boolean;
  onContacting: (isContacting: boolean) => void;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ContactFlow_jobSeeker on JobSeeker {
        id
        name
        callName
        photoUri
        city {
          databaseId
        }
        subscriptionOptions(withPass: true) {
          recurringMode
          currency
          price
        }
      }
    `,
    jobSeekerKey,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const identityChanged = useIdentityChanged();
  // The same key as long as the page is open: a repeated press, or one after a lost answer, makes one request.
  const clientKey = useRef<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [same, setSame] = useState<ContactValues | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [isPaying, setPaying] = useState(false);

  const answered = useRef<Press | null>(null);
  // Before the next paint, so that the button stays busy without a gap.
  useLayoutEffect(() => {
    if (answered.current === press) return;
    answered.current = press;
    void contact();
  });

  /**
   * @param values null for signed-in users, whose account has the data
   * @param terms the version that the dialog has shown
   */
  async function submit(values: ContactValues | null, terms?: string): Promise<ContactRejection | null> {
    clientKey.current ??= randomKey();
    // While the first guest is known, no other one is made: the server refuses when the cookie is over.
    const employer = isSignedIn ? null : readGuestData()?.employer;
    const input = { ...values, jobSeeker: jobSeeker.id, employer, clientKey: clientKey.current, termsVersion: terms };
    onContacting(true);
    const result = await sendContact(environment, input);
    onContacting(false);
    if (!result.ok) {
      if (employer && (result.type === 'SignInRequired' || result.type === 'NotFound')) {
        forgetGuestData();
        if (result.type === 'SignInRequired') return { message: guestIsOver, fields: {}, isGuestOver: true };
      }
      const isOurs = result.type === 'Forbidden' || result.type === 'InvalidInput';
      return { message: isOurs ? result.message : notCreated, fields: result.fields };
    }
    const { chat, contactRequest } = result.success;
    const hash = isSignedIn ? null : chat.sharedHash;
    if (!isSignedIn && values && contactRequest.employer) {
      const { id, databaseId } = contactRequest.employer;
      saveGuestData({ ...values, employer: id, employerId: databaseId });
    }
    setAsking(false);
    setConfirming(false);
    const returnPath = hash ? paths.sharedChat.to({ hash }) : paths.chat.to({ id: chat.databaseId });
    // The visitor is a guest now, so the page is read again.
    if (!isSignedIn) void identityChanged();
    if (chat.viewerCanMessage) {
      navigate(returnPath);
    } else {
      setPurchase({
        chat: hash ? { sharedHash: hash } : { id: chat.id },
        cityId: jobSeeker.city?.databaseId ?? null,
        person: jobSeeker,
        recurringMode: fittingPlan(values),
        returnPath,
      });
      setPaying(true);
    }
    return null;
  }

  /** What is known of the employer. A guest's hour begins anew, in the cookie and in what the browser keeps. */
  async function readKnown(): Promise<ContactValues | null> {
    const known = isKnown ? await whileContacting(() => openContactForm(environment)) : null;
    if (known && !isSignedIn) saveGuestData(known);
    return known && contactValues(known);
  }

  /**
   * Opens the dialog: with what was typed before, or with these values.
   * @param rejection why they were refused elsewhere
   * @param step the one to begin with, counted from 0
   */
  async function ask(values: ContactValues, rejection: ContactRejection | null = null, step?: number) {
    try {
      await whileContacting(loadContactDialog);
    } catch {
      return showToast(notCreated, 'warning');
    }
    const isNew = rejection !== null || step !== undefined;
    setAsked(isNew ? { values, rejection, step, id: (asked?.id ?? 0) + 1 } : (asked ?? { values, rejection, id: 0 }));
    setConfirming(false);
    setAsking(true);
  }

  /** Sends these values, and shows what is refused where it can be mended. */
  async function send(values: ContactValues | null) {
    const rejection = await submit(values);
    if (!rejection) return;
    if (rejection.isGuestOver || Object.keys(rejection.fields).length > 0) {
      return ask(values ?? (await readKnown()) ?? noContactValues, rejection);
    }
    setConfirming(false);
    setAlert(rejection.message);
    setAlerting(true);
  }

  async function whileContacting<Result>(run: () => Promise<Result>): Promise<Result> {
    onContacting(true);
    try {
      return await run();
    } finally {
      onContacting(false);
    }
  }

  async function contact() {
    if (jobSeeker.subscriptionOptions) preparePayment();
    const known = await readKnown();
    if (press.again) return ask({ ...(known ?? noContactValues), ...press.again });
    const work = searchedWork(window.location.search);
    // A known employer has said who they are.
    if (work && isKnown) return ask({ ...(known ?? noContactValues), ...work }, null, 1);
    if (known && tellsOfWork(known)) {
      setSame(known);
      return setConfirming(true);
    }
    const begun = { ...(known ?? noContactValues), ...work };
    if (press.asksFirst) return ask(begun);
    const kept = isSignedIn ? null : readGuestData();
    if (!isSignedIn && !kept) return ask(begun);
    if (isSignedIn && !jobSeeker.subscriptionOptions) preload(new URL(paths.chats.to(), window.location.href));
    return send(kept && contactValues(kept));
  }

  if (!asked && !same && !purchase && alert === null) return null;
  return (
    <ContactDialogs
      name={calledName(jobSeeker)}
      isSignedIn={isSignedIn}
      prices={jobSeeker.subscriptionOptions ?? null}
      asked={asked}
      isAsking={isAsking}
      onAskingEnd={() => !isContacting && setAsking(false)}
      same={same}
      isConfirming={isConfirming}
      isSending={isContacting}
      onConfirmingEnd={() => !isContacting && setConfirming(false)}
      onSend={() => void send(same)}
      onEdit={() => void ask(same ?? noContactValues, null, 1)}
      onProceed={(values, shownTerms) => submit(values, isSignedIn ? undefined : shownTerms)}
      purchase={purchase}
      isPaying={isPaying}
      onPayingEnd={() => setPaying(false)}
      onPaid={(path) => {
        setPaying(false);
        navigate(path, { state: paidState });
      }}
      alert={alert}
      isAlerting={isAlerting}
      onAlertEnd={() => setAlerting(false)}
    />
  );
}

/** What the work of the search says that led here (`contactAddress`). */
function searchedWork(search: string): ContactRequestTexts | null {
  const words = workWords(new URLSearchParams(search).get('for') ?? '');
  return words ? { description: `${words}.`, partTime: true, fullTime: false } : null;
}

/** Sends the contact request. Loaded on demand. */
export function sendContact(environment: IEnvironment, input: sendContactMutation['variables']['input']) {
  return act<sendContactMutation>(
    environment,
    graphql`
      mutation sendContactMutation($input: ContactJobSeekerInput!) {
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
                id
                databaseId
              }
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input },
  );
}

/**
 * Call it when the viewer's identity changes without a page load, as when a visitor becomes a guest. Refetches the page
 * with the new cookies; the page keeps its state and shows the old data until then.
 */
function useIdentityChanged(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    identityChanged(environment);
    return revalidate();
  }, [environment, revalidate]);
}
