import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import type { profileParts_jobSeeker$key } from '../../__generated__/profileParts_jobSeeker.graphql.ts';
import type { profileStateOf_jobSeeker$key } from '../../__generated__/profileStateOf_jobSeeker.graphql.ts';
import type { useApplication_jobOffer$key } from '../../__generated__/useApplication_jobOffer.graphql.ts';
import type { useApplication_viewer$key } from '../../__generated__/useApplication_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { NetworkError } from '../../app/relay/NetworkError.ts';
import { nextStep } from '../../features/people/jobSeeker/profileParts.ts';
import { profileStateOf } from '../../features/people/jobSeeker/profileStateOf.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';

const loadSending = () => import('./sendApplication.ts');
const MessageDialog = lateDialog(async () => ({
  default: (await import('../../ui/dialog/MessageDialog.tsx')).MessageDialog,
}));
const OfferMessageDialog = lateDialog(() => import('./OfferMessageDialog.tsx'));

/** The fragments of the addresses that open a sheet, to which a login leads back. */
const sheetHashes = { application: '#apply', question: '#ask' } as const;
type Sheet = keyof typeof sheetHashes;

/** Preloads the code for pressing the button. A failure is handled on the press. */
function prepare(): void {
  for (const code of [loadSending(), MessageDialog.load()]) code.catch(() => undefined);
}

interface Look {
  size?: ButtonSize;
  wide?: boolean;
}

/** What a job seeker has to do before they can apply; null if they can. */
function obstacleTo(
  jobSeeker: profileStateOf_jobSeeker$key & profileParts_jobSeeker$key,
): { href: string; label: string; note: string } | null {
  const state = profileStateOf(jobSeeker);
  if (state === 'active') return null;
  if (state === 'paused') {
    return {
      href: `${paths.account.to()}#deactivate`,
      label: 'Make your profile public',
      note: 'Your profile is paused. You can apply when it is public again.',
    };
  }
  const next = nextStep(jobSeeker);
  if (next?.isRequired) {
    return { href: next.href, label: next.task, note: 'You can apply when your profile is complete and activated.' };
  }
  return {
    href: paths.home.to(),
    label: 'See your profile',
    note: 'Our team is checking your profile. You can apply as soon as it is activated.',
  };
}

/**
 * The contact button of an offer (docs/product/offers.md, 'Applications'): a job seeker writes an application or a question in a
 * sheet; visitors sign in first and return to it; an admin opens the employer's support chat; others see who may apply. Render
 * `dialogs`.
 */
export function useApplication(
  jobOfferKey: useApplication_jobOffer$key,
  viewerKey: useApplication_viewer$key,
): { button: (look: Look) => ReactNode; ask: ReactNode; note: ReactNode; dialogs: ReactNode } {
  const jobOffer = useFragment(
    graphql`
      fragment useApplication_jobOffer on JobOffer {
        id
        databaseId
        employerName
        viewerCanEdit
        viewerApplication {
          databaseId
        }
        employer {
          databaseId
        }
        ...OfferMessageDialog_jobOffer
      }
    `,
    jobOfferKey,
  );
  const { id, databaseId, employerName, viewerCanEdit, viewerApplication, employer } = jobOffer;
  const { kind, user } = useFragment(
    graphql`
      fragment useApplication_viewer on Viewer {
        kind
        user {
          ... on JobSeeker @alias(as: "jobSeeker") {
            ...profileStateOf_jobSeeker
            ...profileParts_jobSeeker
          }
        }
      }
    `,
    viewerKey,
  );
  const environment = useRelayEnvironment();
  const [isApplying, setApplying] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const name = firstName(employerName);
  const label = `Contact ${name}`;
  const nextTo = (sheet: Sheet) => paths.publicJobOffer.to({ id: databaseId }) + sheetHashes[sheet];
  const obstacle = user?.jobSeeker && obstacleTo(user.jobSeeker);
  const canWrite = kind === 'JOB_SEEKER' && !viewerApplication && !obstacle;
  const sheet = useDialog<Sheet>(OfferMessageDialog);
  useSheetOfAddress(canWrite ? sheet.open : null);

  /** Nothing is sent: the server says who may apply. */
  async function explain() {
    setApplying(true);
    const result = await loadSending()
      .then(({ sendApplication }) => sendApplication(environment, { jobOffer: id }))
      // The code for the dialog could not be loaded either.
      .catch((cause) => ({ ok: false as const, message: new NetworkError('offline', { cause }).message }));
    setApplying(false);
    if (result.ok) return;
    setAlert(result.message);
    setAlerting(true);
  }

  const dialogs = (
    <>
      {alert !== null && (
        <Suspense>
          <MessageDialog opened={isAlerting} title="Attention" onClose={() => setAlerting(false)}>
            {alert}
          </MessageDialog>
        </Suspense>
      )}
      {sheet.render((of, state) => (
        <OfferMessageDialog {...state} kind={of} jobOffer={jobOffer} />
      ))}
    </>
  );
  const none = { ask: null, dialogs };
  const link = (href: string, text: string) => (look: Look) => (
    <ButtonLink href={href} {...look}>
      {text}
    </ButtonLink>
  );
  if (kind === 'ANONYMOUS' || kind === 'GUEST') {
    return {
      button: link(paths.loginAsJobSeeker.to({}, { next: nextTo('application') }), label),
      ask: (
        <ButtonLink look="quiet" wide href={paths.loginAsJobSeeker.to({}, { next: nextTo('question') })}>
          Ask a question
        </ButtonLink>
      ),
      note: (
        <>
          Applying is free. New here?{' '}
          <Link href={paths.signUpAsJobSeeker.to({}, { next: nextTo('application') })}>Sign up as a job seeker</Link>
        </>
      ),
      dialogs,
    };
  }
  if (viewerApplication) {
    return {
      button: link(paths.chat.to({ id: viewerApplication.databaseId }), `Chat with ${name}`),
      note: (
        <>
          You have applied for this job. <Link href={paths.myApplications.to()}>See your applications</Link>
        </>
      ),
      ...none,
    };
  }
  if (kind === 'ADMIN' && employer) {
    return {
      button: link(paths.adminSupportChat.to({ userId: employer.databaseId }), label),
      note: 'Opens the support chat.',
      ...none,
    };
  }
  if (obstacle) return { button: link(obstacle.href, obstacle.label), note: obstacle.note, ...none };
  if (viewerCanEdit) return { button: () => null, note: 'This is how job seekers see your offer.', ...none };
  if (!canWrite) {
    return {
      button: (look) => (
        <Button
          {...look}
          onClick={() => void explain()}
          onPointerEnter={prepare}
          onFocus={prepare}
          loading={isApplying}
        >
          {label}
        </Button>
      ),
      note: null,
      ...none,
    };
  }
  return {
    button: (look) => (
      <Button {...look} {...sheet.opens('application')}>
        {label}
      </Button>
    ),
    ask: (
      <Button look="quiet" wide {...sheet.opens('question')}>
        Ask a question
      </Button>
    ),
    note: `Applying is free. You write a message first, and can chat with ${name} right away.`,
    dialogs,
  };
}

/** Opens the sheet that the address names, once. Null: the viewer may not write. */
function useSheetOfAddress(open: ((sheet: Sheet) => void) | null): void {
  const { hash } = useLocation();
  const openNamed = useEffectEvent((named: string) => {
    if (named === sheetHashes.application) open?.('application');
    if (named === sheetHashes.question) open?.('question');
  });
  useEffect(() => openNamed(hash), [hash]);
}
