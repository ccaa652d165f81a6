import { browserDraft, type DraftPlace, hasBrowserDraft } from '../form/formDraft.ts';

const name = 'job-offer';

/** Whether an offer that was begun without an account waits in this browser (spec 000 §2). */
export const hasNewOfferDraft = (): boolean => hasBrowserDraft(name);

/** The draft of a new offer. It outlives the tab while `isVisitor()`. */
export const newOfferDraft = (isVisitor: () => boolean): DraftPlace => browserDraft(name, isVisitor);
