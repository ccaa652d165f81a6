/** The last line of mails that are not about a choice of their receiver. */
export const questions = (supportEmail: string): string => `Questions? Contact ${supportEmail}.`;
