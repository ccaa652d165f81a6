export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show more than text. */
  html?: string;
  /** The same each time that this mail is handed over: whoever gets it twice is shown it once. Letters, digits and hyphens. */
  id?: string;
  /** Where a mail program asks for no more of these with one click (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Hands mail over. Resolves when it is in safe keeping, not when it has arrived. */
export type Mailer = { send(mail: Mail): Promise<void> };
