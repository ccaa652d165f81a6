import { paths } from '../../paths.ts';
import { sessionChanged } from '../../relay/session.ts';
import { confirmDiscard, hasUnsavedChanges } from '../../routing/unsavedChanges.ts';
import { forgetStored } from './forgetStored.ts';

/** Ends the session, unless the user wants to go on editing. */
export async function logOut(): Promise<void> {
  if (!hasUnsavedChanges() || (await confirmDiscard())) await signOut();
}

/** Ends the session, forgets what was not saved or sent yet and a guest's contact data, and opens the start page. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
  forgetStored();
  sessionChanged(paths.home.to());
}
