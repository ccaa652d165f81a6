import { paths } from '../../paths.ts';
import { sessionChanged } from '../../relay/session.ts';

/** Ends the session, forgets what was not sent yet, and opens the start page. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const [{ forgetDrafts }, { forgetOutbox }] = await Promise.all([
    // Loaded on demand: a visitor's page does not need it.
    import('../conversation/sending/draft.ts'),
    import('../conversation/sending/outboxStorage.ts'),
    fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }),
  ]);
  forgetDrafts();
  forgetOutbox();
  sessionChanged(paths.home.to());
}
