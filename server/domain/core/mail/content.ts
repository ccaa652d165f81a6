/** A labelled URL: `action` is what happens there. */
export type MailLink = { action: string; url: string };

/** Something that a mail is about: a person, an offer, a chat. */
export type MailItem = {
  /** Null: what it says is enough. */
  title: string | null;
  /** Short facts, a line each. */
  lines?: readonly string[];
  /** What people wrote, in full lines. The author is named where several write. */
  quotes?: readonly { author: string | null; text: string }[];
  /** Such as '… and 2 more messages.' */
  more?: string | null;
  url?: string | null;
  /** The words of the link. Without them the title is the link. */
  action?: string;
};

export type LetterParts = {
  /** Also the heading. */
  subject: string;
  /** What mail programs show beside the subject: what is new. By default the paragraph after the greeting. */
  preview?: string;
  /** Paragraphs, beginning with the greeting. */
  text: readonly string[];
  /** A code to type, on its own. */
  code?: string;
  items?: readonly MailItem[];
  /** Such as '… and 2 more.' */
  more?: string | null;
  /** The main button. */
  link: MailLink | null;
  /** Other ways to continue, below the button. */
  otherLinks?: readonly MailLink[];
  /** Paragraphs below the button. */
  after?: readonly string[];
  /** Below the letter, in small type. */
  foot: string;
  /** How its receiver stops such mails. Mail programs offer the same (RFC 8058). */
  stop?: MailLink;
  productName: string;
};
