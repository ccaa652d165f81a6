import { lazy, type ReactNode, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import { firstName } from '../../components/jobSeeker/firstName.ts';
import { paths } from '../../paths.ts';
import { NetworkError } from '../../relay/NetworkError.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import type { useApplication_jobOffer$key } from './__generated__/useApplication_jobOffer.graphql.ts';
import type { useApplication_viewer$key } from './__generated__/useApplication_viewer.graphql.ts';

const loadSending = () => import('./sendApplication.ts');
const loadDialog = () => import('../../ui/dialog/MessageDialog.tsx');
const MessageDialog = lazy(async () => ({ default: (await loadDialog()).MessageDialog }));

/** Fetches the code that the press of the button will need. A failure shows when it is really pressed. */
function prepare(): void {
  for (const code of [loadSending(), loadDialog()]) code.catch(() => undefined);
}

interface Look {
  size?: ButtonSize;
  wide?: boolean;
}

/**
 * The way to an offer's employer (spec 000 §2): a job seeker applies and is in the chat; whoever is not signed in does so
 * first and comes back; an admin opens the employer's support chat. The others are told who may. `dialogs` have to be rendered.
 */
export function useApplication(
  jobOfferKey: useApplication_jobOffer$key,
  viewerKey: useApplication_viewer$key,
): { button: (look: Look) => ReactNode; note: ReactNode; dialogs: ReactNode } {
  const { id, databaseId, employerName, viewerCanEdit, viewerApplication, employer } = useFragment(
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
      }
    `,
    jobOfferKey,
  );
  const { kind } = useFragment(
    graphql`
      fragment useApplication_viewer on Viewer {
        kind
      }
    `,
    viewerKey,
  );
  const environment = useRelayEnvironment();
  const [isApplying, setApplying] = useState(false);
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const name = firstName(employerName);
  const label = `Contact ${name}`;
  const next = paths.publicJobOffer.to({ id: databaseId });

  async function contact() {
    setApplying(true);
    const result = await loadSending()
      .then(({ sendApplication }) => sendApplication(environment, id))
      // Not even the code for asking came.
      .catch((cause) => ({ ok: false as const, message: new NetworkError('offline', { cause }).message }));
    setApplying(false);
    if (result.ok) return navigate(paths.chat.to({ id: result.success.chat.databaseId }));
    setAlert(result.message);
    setAlerting(true);
  }

  const dialogs = alert !== null && (
    <Suspense>
      <MessageDialog opened={isAlerting} title="Attention" onClose={() => setAlerting(false)}>
        {alert}
      </MessageDialog>
    </Suspense>
  );
  const link = (href: string, text: string) => (look: Look) => (
    <ButtonLink href={href} {...look}>
      {text}
    </ButtonLink>
  );
  if (kind === 'ANONYMOUS' || kind === 'GUEST') {
    return {
      button: link(paths.loginAsJobSeeker.to({}, { next }), label),
      note: (
        <>
          Applying is free. New here?{' '}
          <Link href={paths.signUpAsJobSeeker.to({}, { next })}>Sign up as a job seeker</Link>
        </>
      ),
      dialogs,
    };
  }
  if (viewerApplication) {
    return {
      button: link(paths.chat.to({ id: viewerApplication.databaseId }), `Chat with ${name}`),
      note: 'You have applied to this offer.',
      dialogs,
    };
  }
  if (kind === 'ADMIN' && employer) {
    return {
      button: link(paths.adminSupportChat.to({ userId: employer.databaseId }), label),
      note: 'Opens the support chat.',
      dialogs,
    };
  }
  if (viewerCanEdit) return { button: () => null, note: 'This is your own offer, as everybody sees it.', dialogs };
  return {
    button: (look) => (
      <Button {...look} onClick={() => void contact()} onPointerEnter={prepare} onFocus={prepare} loading={isApplying}>
        {label}
      </Button>
    ),
    note: kind === 'JOB_SEEKER' && `Applying is free. You go on with ${name} in a chat.`,
    dialogs,
  };
}
