import { paths } from '../../paths.ts';
import { sessionChanged } from '../../relay/session.ts';

/** Ends the session, forgets what was not sent yet and a guest's contact data, and opens the start page. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const [{ forgetStored }] = await Promise.all([
    // Loaded on demand: a visitor's page does not need it.
    import('./forgetStored.ts'),
    fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }),
  ]);
  forgetStored();
  sessionChanged(paths.home.to());
}
