import { Suspense, useEffect, useState } from 'react';
import { identity } from '../../app/relay/useProvenAction.ts';
import UnreadChatsLive from '../../features/chat/conversation/UnreadChatsLive.ts';
import { lateDialog } from '../../ui/dialog/useDialog.tsx';

const ProofDialog = lateDialog(() => import('../account/twoFactor/ProofDialog.tsx'));

/** What signed-in people and guests have on every page, beside what is shown. Its code loads after the page's. */
export default function SignedInParts() {
  return (
    <>
      <UnreadChatsLive />
      <ProofHost />
    </>
  );
}

/** Shows the dialog that `identity.prove` asks for. */
function ProofHost() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => {
    identity.prove = () => new Promise((resolve) => setAnswer(() => resolve));
    return () => {
      delete identity.prove;
    };
  }, []);
  if (!answer) return null;
  const end = (isProven: boolean) => {
    setAnswer(null);
    answer(isProven);
  };
  return (
    <Suspense>
      <ProofDialog opened onClose={() => end(false)} onProven={() => end(true)} />
    </Suspense>
  );
}
