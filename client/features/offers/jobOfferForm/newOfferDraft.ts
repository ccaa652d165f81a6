import { browserDraft, type DraftPlace, handOverBrowserDraft, hasBrowserDraft } from '../../core/form/formDraft.ts';

const name = 'job-offer';

/** Whether an offer that this user began without an account waits in this browser. */
export const hasNewOfferDraft = (): boolean => hasBrowserDraft(name);

/** The draft of a new offer. It outlives the tab while `isVisitor()`. */
export const newOfferDraft = (isVisitor: () => boolean): DraftPlace => browserDraft(name, isVisitor);

/** Gives an offer that was begun without an account to the user who has logged in to publish it. */
export const handOverNewOfferDraft = (userId: string): void => handOverBrowserDraft(name, userId);
