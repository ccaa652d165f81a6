export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The HTML version, with the same content. */
  html: string;
  /** The same for every attempt to send this mail, so that mail programs show duplicates once. Letters, digits and hyphens. */
  id?: string;
  /** Whether a person wrote it to this receiver. All others are marked as automatic, so that nothing answers by itself. */
  isPersonal?: boolean;
  /** The address for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
};

/** The mail server rejected this mail permanently, for example because the address does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether the server refuses the receiver, and not just this mail. */
  constructor(
    message: string,
    readonly isAboutReceiver: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Sends mail. Resolves when the mail server has accepted it. @throws MailRefused if a retry is pointless; other errors may be temporary. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Mails and text messages that are stored here instead of sent. */
export type KeptMail = {
  /** Removes those that satisfy `isAbout`, which gets the receiver, the subject and the text. */
  removeAbout(isAbout: (text: string) => boolean): Promise<void>;
  /** Removes those that are older. */
  removeBefore(time: Date): Promise<void>;
};
