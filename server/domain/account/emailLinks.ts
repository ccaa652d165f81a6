/**
 * Links that whoever opens them reads the mail of an address by. The account library makes them, and answers them under
 * /api/auth; they work for an hour.
 */
export type EmailLinks = {
  /** Confirms the address that an account has. */
  confirm: (email: string) => Promise<string>;
  /** Moves the account that signs in with `from` to `to`, which is thereby confirmed. */
  change: (from: string, to: string) => Promise<string>;
};
