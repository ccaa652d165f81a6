import { paths } from '../../../app/paths.ts';
import { NetworkError } from '../../../app/relay/NetworkError.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { confirmDiscard, hasUnsavedChanges } from '../../../app/routing/unsavedChanges.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { forgetPersonalData } from '../../core/storage/personalKeys.ts';

/** Logs out, unless the user wants to go on editing. If the session cannot be ended, a message says so and the page stays. */
export async function logOut(): Promise<void> {
  if (hasUnsavedChanges() && !(await confirmDiscard())) return;
  const status = await endSession();
  if (status === 200) return leave();
  showToast(new NetworkError(status === null ? 'offline' : 'unavailable').message, 'warning');
}

/** The same where the session has ended already, as by the deletion of the account. */
export async function signOut(): Promise<void> {
  await endSession();
  leave();
}

/** Resolves to the status of the response; null if there was none. */
async function endSession(): Promise<number | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' })).status;
  } catch {
    return null;
  }
}

/** Forgets what this browser stores of people, and opens the start page. */
function leave(): void {
  forgetPersonalData();
  sessionChanged(paths.home.to());
}
