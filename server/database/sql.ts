import type { Generated, Kysely } from 'kysely';
import type {
  BulkAction,
  BulkActionItem,
  Career,
  Chat,
  ChatParticipant,
  City,
  ContactRequest,
  ContactRequestStatus,
  EmailMessage,
  EmailTemplate,
  Endorsement,
  Job,
  JobApplication,
  JobOffer,
  JobOfferDay,
  JobReference,
  MarketplaceDay,
  Message,
  OfferAlert,
  PricingOption,
  Prisma,
  ProfileDay,
  Rating,
  Report,
  Review,
  SavedJobOffer,
  SavedSearch,
  SavedSearchPerson,
  SearchWord,
  Secret,
  Session,
  ShortlistEntry,
  Subscription,
  TrialShift,
  Upload,
  User,
  UserBlock,
} from '../generated/prisma/client.ts';

/**
 * Runs hand-tuned SQL, on the pool or in a transaction of its own. It is written with `kysely.ts` and checked against the data model.
 * Everything else uses Prisma: docs/decisions/0053 says when to use which.
 */
export type Sql = Kysely<Tables>;

/** A transaction: of Prisma, or of hand-tuned SQL alone. */
export type Tx = Sql | Prisma.TransactionClient;

/** A transaction could not start, because all connections of the pool were busy for too long. */
export class NoFreeConnection extends Error {}

/** The tables that hand-tuned SQL uses, derived from Prisma's types. */
export type Tables = {
  user: Columns<User>;
  bulk_action: Columns<BulkAction>;
  bulk_action_item: Columns<BulkActionItem>;
  career: Columns<Career>;
  endorsement: Columns<Endorsement>;
  chat: Columns<Chat>;
  chat_participant: Columns<ChatParticipant>;
  city: Columns<City>;
  contact_request: Columns<ContactRequest>;
  contact_request_status: Columns<ContactRequestStatus>;
  email_message: Columns<EmailMessage>;
  email_template: Columns<EmailTemplate>;
  job: Columns<Job>;
  job_application: Columns<JobApplication>;
  job_offer: Columns<JobOffer>;
  job_offer_day: Columns<JobOfferDay>;
  job_reference: Columns<JobReference>;
  marketplace_day: Columns<MarketplaceDay>;
  message: Omit<Columns<Message>, 'id'> & { id: Generated<number> };
  offer_alert: Columns<OfferAlert>;
  pricing_option: Columns<PricingOption>;
  profile_day: Columns<ProfileDay>;
  rating: Columns<Rating>;
  report: Columns<Report>;
  review: Columns<Review>;
  saved_job_offer: Columns<SavedJobOffer>;
  saved_search: Columns<SavedSearch>;
  saved_search_person: Columns<SavedSearchPerson>;
  search_word: Columns<SearchWord>;
  secret: Omit<Columns<Secret>, 'created_at'>;
  session: Columns<Session>;
  shortlist_entry: Columns<ShortlistEntry>;
  subscription: Columns<Subscription>;
  trial_shift: Columns<TrialShift>;
  upload: Columns<Upload>;
  user_block: Columns<UserBlock>;
};

/** The columns of these fields. */
export type Columns<Model> = { [Field in keyof Model & string as ColumnOf<Field>]: Model[Field] };

/** The only column whose name is not its field's name in snake case. */
export const renamed = { profileUpdated: 'updated' } as const;

export type ColumnOf<Field extends string> = Field extends keyof typeof renamed
  ? (typeof renamed)[Field]
  : SnakeCase<Field>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
