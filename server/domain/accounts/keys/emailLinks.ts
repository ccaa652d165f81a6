/** Links of the account library in mails, answered under /api/auth. They are valid for 24 hours. */
export type EmailLinks = {
  /** Confirms the email of an account. */
  confirm: (email: string) => Promise<string>;
};
