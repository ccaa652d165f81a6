/** The id of the element that shows a trial shift in a conversation. */
export const shiftCardId = (id: string): string => `shift-${id}`;
