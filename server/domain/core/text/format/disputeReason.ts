/** The reason of a dispute as the provider names it, in words: 'product not received'. */
export const disputeReason = (reason: string): string => reason.replaceAll('_', ' ');
