import { paths } from '../../paths.ts';
import { sessionChanged } from '../../relay/session.ts';

/** Ends the session, forgets what was not sent yet and a guest's contact data, and opens the start page. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const [{ forgetDrafts }, { forgetOutbox }, { forgetGuestData }] = await Promise.all([
    // Loaded on demand: a visitor's page does not need it.
    import('./draftKeys.ts'),
    import('../conversation/sending/outboxStorage.ts'),
    import('../contact/guestStorage.ts'),
    fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }),
  ]);
  forgetDrafts();
  forgetOutbox();
  forgetGuestData();
  sessionChanged(paths.home.to());
}
