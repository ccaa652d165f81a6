import { paths } from '../../app/paths.ts';
import { sessionChanged } from '../../app/relay/session.ts';

/** Opens the page after a login. What a visitor has typed belongs to this user only if it is the reason for the login. */
export async function signedIn(userId: string, address: string): Promise<void> {
  if (address === paths.createMyJobOffer.to()) {
    // Loaded on demand: few people log in to publish an offer.
    const { handOverNewOfferDraft } = await import('../../features/offers/jobOfferForm/newOfferDraft.ts');
    handOverNewOfferDraft(userId);
  }
  sessionChanged(address);
}
