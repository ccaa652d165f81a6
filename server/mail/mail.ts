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

/** The mail server will not take this mail, however often it is asked: there is no such address, or not for us. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Hands mail over. Resolves when it is in safe keeping, not when it has arrived. @throws MailRefused; anything else may be over later. */
export type Mailer = { send(mail: Mail): Promise<void> };
