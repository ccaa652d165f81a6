/** Rows as they stand in the tables: the keys are the columns, so that a list of rows can be handed to PostgreSQL as it is. */

export interface CountryRow {
  id: number;
  name: string;
  currency_symbol: string;
  currency_code: string;
  currency_name: string;
  situation_list: readonly string[];
}

export interface CityRow {
  id: number;
  name: string;
  slug: string;
  country_id: number;
  recommended_prices: readonly number[];
  time_zone: string;
  created_at: Date;
  updated_at: Date;
}

export interface JobRow {
  id: number;
  name: string;
  plural: string;
  slug: string;
  skills: string[];
  created_at: Date;
  updated_at: Date;
}

export interface NamedRow {
  id: number;
  name: string;
}

export interface StatusRow {
  id: number;
  name: string;
  description: string;
  position: number;
  created_at: Date;
  updated_at: Date;
}

export interface EmailTemplateRow {
  id: number;
  name: string;
  text: string;
  created_at: Date;
  updated_at: Date;
}

export interface PricingOptionRow {
  id: number;
  currency: string;
  recurring_mode: 'MONTHLY' | 'YEARLY' | 'PASS';
  /** Minor units. */
  amount: number;
  created_at: Date;
  updated_at: Date;
}

export interface CareerRow {
  id: number;
  title: string;
  sub_title: string;
  description: string;
  position: number;
  created_at: Date;
  updated_at: Date;
}

export interface EndorsementRow {
  id: number;
  kind: 'CLIENT' | 'TESTIMONIAL';
  name: string;
  sub_title: string;
  text: string | null;
  image_uri: string | null;
  position: number;
  created_at: Date;
  updated_at: Date;
}

export interface UserRow {
  id: number;
  role: 'ROLE_CANDIDATE' | 'ROLE_EMPLOYER' | 'ROLE_ADMIN';
  login_email: string | null;
  email_verified: boolean;
  phone_verified_at: Date | null;
  identity_checked_at: Date | null;
  identity_note: string | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  reference_texts: string | null;
  name: string;
  email: string | null;
  whats_app: string | null;
  photo_uri: string | null;
  city_id: number | null;
  job_id: number | null;
  last_seen_at: Date | null;
  last_message_at: Date | null;
  created_at: Date;
  updated_at: Date;
  findable_since: Date;
  company: string | null;
  about: string | null;
  logo_uri: string | null;
  site: string | null;
  active: boolean;
  updated: boolean;
  sex_id: number | null;
  native_country_id: number | null;
  language_id: number | null;
  experience_id: number | null;
  situation_in_country: string | null;
  zip_code: string | null;
  job_areas: string | null;
  min_rate: number | null;
  title: string | null;
  description: string | null;
  answer1: string | null;
  answer2: string | null;
  answer3: string | null;
  answer4: string | null;
  part_time: boolean;
  full_time: boolean;
  free_week: string | null;
  free_confirmed_at: Date | null;
  video_uri: string | null;
  video_poster_uri: string | null;
  video_transcript: string | null;
  popularity: number;
}

export interface ProfileDayRow {
  job_seeker_id: number;
  /** YYYY-MM-DD. */
  day: string;
  views: number;
}

export interface JobOfferDayRow {
  job_offer_id: number;
  /** YYYY-MM-DD. */
  day: string;
  views: number;
}

export interface JobApplicationRow {
  id: number;
  job_offer_id: number;
  job_seeker_id: number;
  chat_id: number;
  state: 'NEW' | 'IN_TALK' | 'HIRED' | 'DECLINED';
  created_at: Date;
  updated_at: Date;
}

export interface JobOfferRow {
  id: number;
  employer_id: number;
  city_id: number;
  job_id: number;
  max_rate: number;
  description: string;
  slug: string;
  photo_uri: string | null;
  state: 'DRAFT' | 'ACTIVE' | 'FILLED' | 'EXPIRED';
  expires_at: Date | null;
  published_at: Date | null;
  company: string | null;
  part_time: boolean;
  full_time: boolean;
  hours_per_week: number | null;
  work_times: string | null;
  starts_on: Date | null;
  headcount: number;
  created_at: Date;
  updated_at: Date;
}

export interface SavedSearchRow {
  id: number;
  employer_id: number;
  job_id: number | null;
  city_id: number | null;
  frequency: 'OFF' | 'DAILY' | 'WEEKLY';
  due_at: Date | null;
  covered_until: Date;
  created_at: Date;
}

export interface ShortlistEntryRow {
  id: number;
  employer_id: number;
  job_seeker_id: number;
  note: string;
  created_at: Date;
}

export interface ChatRow {
  id: number;
  kind: 'CONTACT' | 'SUPPORT';
  employer_id: number | null;
  job_seeker_id: number | null;
  support_user_id: number | null;
  employer_hash: string | null;
  job_seeker_hash: string | null;
  open: boolean;
  nb_messages: number;
  last_message_id: number;
  last_message_at: Date;
  /** What the employer has decided, and when. */
  outcome: 'HIRED' | 'DECLINED' | null;
  outcome_at: Date | null;
  created_at: Date;
}

export interface ParticipantRow {
  chat_id: number;
  user_id: number;
  read_message_id: number;
  delivered_message_id: number;
  last_message_id: number;
  /** When what is unread is mailed. */
  mail_due_at: Date | null;
  created_at: Date;
}

export interface MessageRow {
  id: number;
  chat_id: number;
  user_id: number;
  type: 'TEXT' | 'IMAGE' | 'DOCUMENT';
  text: string;
  photo_uri: string | null;
  document_uri: string | null;
  document_name: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface RatingRow {
  id: number;
  employer_id: number;
  job_seeker_id: number;
  stars: 3 | 4 | 5;
  text: string | null;
  created_at: Date;
  changed_at: Date;
  reply: string | null;
  replied_at: Date | null;
}

export interface ContactRequestRow {
  id: number;
  employer_id: number;
  job_seeker_id: number;
  chat_id: number;
  status_id: number | null;
  introduced_by_id: number | null;
  activated_at: Date | null;
  name: string;
  email: string | null;
  whats_app: string | null;
  company: string | null;
  description: string | null;
  part_time: boolean;
  full_time: boolean;
  weighs: boolean;
  last_message_at: Date;
  latest_message_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface SavedJobOfferRow {
  id: number;
  job_seeker_id: number;
  job_offer_id: number;
  created_at: Date;
}

export interface JobReferenceRow {
  id: number;
  job_seeker_id: number;
  company: string;
  contact_name: string;
  contact_email: string;
  job: string;
  began_in: string;
  ended_in: string;
  state: 'WAITING' | 'CONFIRMED' | 'DECLINED';
  sentence: string | null;
  created_at: Date;
  asked_at: Date;
  expires_at: Date;
  answered_at: Date | null;
}

export interface OfferAlertRow {
  id: number;
  user_id: number;
  frequency: 'DAILY' | 'WEEKLY';
  due_at: Date;
  covered_until: Date;
}

export interface EmailMessageRow {
  id: number;
  user_id: number;
  sender_id: number;
  message: string;
  status: 'ok' | 'ko';
  created_at: Date;
}

export interface ReportRow {
  id: number;
  kind: 'PROFILE' | 'JOB_OFFER' | 'MESSAGE';
  user_id: number;
  job_offer_id: number | null;
  message_id: number | null;
  reason: 'SPAM' | 'FALSE' | 'OFFENSIVE' | 'FRAUD' | 'OTHER';
  text: string | null;
  reporter_id: number | null;
  reporter_key: string;
  state: 'OPEN' | 'DISMISSED';
  note: string | null;
  resolver_id: number | null;
  resolved_at: Date | null;
  created_at: Date;
}

export interface ReviewRow {
  id: number;
  job_seeker_id: number | null;
  job_offer_id: number | null;
  state: 'WAITING';
  version: number;
  waiting_since: Date;
  /** By the fields of the data model. */
  snapshot: Readonly<Record<string, string | number | boolean | null>> | null;
  reviewer_id: number | null;
  decided_at: Date | null;
}

export interface SubscriptionRow {
  id: number;
  employer_id: number;
  recurring_mode: 'MONTHLY' | 'YEARLY';
  currency: string;
  amount: number;
  status: 'ACTIVE' | 'CANCELED';
  current_period_end: Date;
  cancel_at_period_end: boolean;
  granted_by_id: number;
  grant_reason: string;
  created_at: Date;
  updated_at: Date;
}

export interface UploadRow {
  id: string;
  kind:
    | 'PHOTO'
    | 'VIDEO'
    | 'VIDEO_POSTER'
    | 'OFFER_IMAGE'
    | 'LOGO'
    | 'ENDORSEMENT_IMAGE'
    | 'CHAT_IMAGE'
    | 'CHAT_DOCUMENT';
  user_id: number | null;
  chat_id: number | null;
  name: string | null;
  content_type: string;
  size: number;
  attached_at: Date;
  created_at: Date;
}
