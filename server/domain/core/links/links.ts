/** Absolute URLs of pages for mails and messages. */
export type Links = {
  /** The list of one's chats. */
  chats: () => string;
  chat: (chatId: number) => string;
  sharedChat: (hash: string) => string;
  unsubscribe: (token: string) => string;
  /** A job seeker's public page. */
  jobSeeker: (address: {
    id: number;
    name: string;
    title: string | null;
    city: string | null;
    job: string | null;
  }) => string;
  /** A search: the slug of the job, the name of the city, and the parameters of its filters. */
  jobSeekers: (search: {
    job: string;
    city: string | null;
    filters: Readonly<Record<string, string | number | null>>;
  }) => string;
  jobOffer: (offerId: number) => string;
  /** Where job seekers change their profile. */
  ownProfile: () => string;
  /** Where an employer changes an offer. */
  ownJobOffer: (offerId: number) => string;
  /** Where a former employer answers about a reference. */
  answerReference: (token: string) => string;
  /** Where an employer renews an offer. */
  renewOffer: (token: string) => string;
  /** The offers of a job in a city, both by their slugs. */
  jobOffers: (place: { job: string; city: string }) => string;
  /** The page where people manage their keys. */
  apiKeys: () => string;
  /** The page of an integration, for admins. */
  integration: (id: number) => string;
  /** The page where people manage their webhooks. */
  webhooks: () => string;
  /** What differs from the payment provider's records, for admins. */
  paymentDifferences: () => string;
  /** The page where employers manage their subscription. */
  subscription: () => string;
  /** The list of disputes, for admins. */
  disputes: () => string;
  /** An employer's subscriptions and invoices, for admins. */
  employerSubscriptions: (employerId: number) => string;
  /** The provider's PDF of an invoice. Opening it checks access. */
  invoice: (invoiceId: number) => string;
  signUpAsEmployer: () => string;
  /** Where a guest chooses a password, with this email filled in. */
  createPassword: (email: string) => string;
  login: () => string;
  /** Checks the token, and leads to the page where a new password is chosen. */
  choosePassword: (token: string) => string;
  resetPassword: () => string;
};
