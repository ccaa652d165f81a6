import { paths, safeNext } from '../../app/paths.ts';
import { sessionChanged } from '../../app/relay/session.ts';
import type { Audience } from './audience.ts';

/** The path to open after sign-in: `next` if it belongs to this site, otherwise the start page of the role. */
export function afterSignIn(next: string | null, isAdmin: boolean): string {
  return safeNext(next, isAdmin ? paths.adminContactRequests.to() : paths.chats.to());
}

/** The path to open after sign-up: `next` if it belongs to this site, otherwise the wizard for job seekers. */
export function afterSignUp(next: string | null, audience: Audience): string {
  return safeNext(next, audience === 'jobSeeker' ? paths.createMyProfile.to() : paths.chats.to());
}

/** Opens the page after a login. What a visitor has typed belongs to this user only if it is the reason for the login. */
export async function signedIn(userId: string, address: string): Promise<void> {
  if (address === paths.createMyJobOffer.to()) {
    // Loaded on demand: few people log in to publish an offer.
    const { handOverNewOfferDraft } = await import('../../features/offers/jobOfferForm/newOfferDraft.ts');
    handOverNewOfferDraft(userId);
  }
  sessionChanged(address);
}
