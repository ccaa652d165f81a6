/** The texts of the mail, for both its text and its HTML version. */
export type MailWords = {
  subject: string;
  greeting: string;
  chats: {
    heading: string;
    messages: { author: string; text: string }[];
    /** '2 more messages', if there are. */
    more: string | null;
    action: string;
    url: string;
  }[];
  /** '3 more chats', if there are. */
  moreChats: string | null;
  why: string;
  unsubscribe: { label: string; url: string };
};
