import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import type { Random } from './random.ts';
import type { UserRow } from './rows.ts';

/** A user with nothing filled in; the id is assigned at the end, in the order of signing up. */
export const blankUser = (role: UserRow['role'], name: string, createdAt: Date): UserRow => ({
  id: 0,
  role,
  login_email: null,
  email_verified: false,
  phone_verified_at: null,
  identity_checked_at: null,
  identity_note: null,
  terms_version: termsVersion,
  // Not before there was this version.
  terms_accepted_at: new Date(Math.max(createdAt.getTime(), Date.parse(termsVersion))),
  reference_texts: null,
  name,
  email: null,
  whats_app: null,
  photo_uri: null,
  city_id: null,
  job_id: null,
  last_seen_at: null,
  last_message_at: null,
  created_at: createdAt,
  updated_at: createdAt,
  findable_since: createdAt,
  company: null,
  about: null,
  logo_uri: null,
  site: null,
  active: false,
  updated: false,
  sex_id: null,
  native_country_id: null,
  language_id: null,
  experience_id: null,
  situation_in_country: null,
  zip_code: null,
  job_areas: null,
  min_rate: null,
  title: null,
  description: null,
  answer1: null,
  answer2: null,
  answer3: null,
  answer4: null,
  part_time: false,
  full_time: false,
  free_week: null,
  free_confirmed_at: null,
  video_uri: null,
  video_poster_uri: null,
  video_transcript: null,
  popularity: 0,
});

export const withLogin = (email: string): Pick<UserRow, 'login_email' | 'email' | 'email_verified'> => ({
  login_email: email,
  email,
  email_verified: true,
});

/** A mobile number in E.164 form out of one of the patterns, in which # is any digit. */
export const phoneNumber = (random: Random, patterns: readonly string[]): string =>
  random.pick(patterns).replaceAll('#', () => String(random.int(0, 9)));

export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
