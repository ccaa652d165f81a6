import { employerFields, employerRecordTexts } from '../../domain/core/catalog/employerFields.input.ts';
import { forFields } from '../../domain/core/catalog/forFields.input.ts';
import { offerFields, offerTexts } from '../../domain/core/catalog/offerFields.input.ts';
import { plainTexts, profileFields } from '../../domain/core/catalog/profileFields.input.ts';
import { inSnakeCase } from '../failure.ts';
import type { JsonSchema } from './json.ts';
import { type Components, nameIn } from './json.ts';

/**
 * Examples are composed by the schema: a field has one value everywhere, or a value for each owner if the difference
 * matters.
 */

const photo = '/media/photos/3f1c9a7e5b2d48c6a0e9d7f3b1c5a8e2.webp';
const made = '2026-06-01T09:30:00.000Z';

/** By `owner.field`, or by the field alone. The owner is the schema's name, or the key of an unnamed object. */
const values: Record<string, unknown> = {
  id: 7,
  name: 'Maria',
  created_at: made,
  updated_at: made,
  description: 'Evening service in a friendly team of six, three nights a week.',
  photo_uri: photo,
  slug: 'waiter',
  email: 'maria.santos@example.com',
  whats_app: '+6591234567',
  whatsApp: '+6591234567',
  part_time: true,
  full_time: false,
  active: true,
  unread: false,
  ...Object.fromEntries(offerTexts.map((name) => [inSnakeCase(name), offerFields[name].example])),
  ...forFields(employerRecordTexts, (name) => employerFields[name].example),
  employer_name: 'Erin',
  candidate_name: 'Maria',
  message: 'Hello Maria, your profile is online now.',

  'Job.id': 1,
  'Job.name': 'Waiter',
  'Job.plural': 'Waiters',
  'job.id': 1,
  'Country.id': 1,
  'Country.name': 'Singapore',
  'Country.currency_symbol': 'S$',
  'Country.currency_code': 'SGD',
  'Country.currency_name': 'Singapore dollar',
  situation_list: ['Citizen', 'Permanent resident', 'Work permit'],
  'country.id': 1,
  'native_country.id': 3,
  'City.id': 1,
  'City.name': 'Singapore',
  'City.slug': 'singapore',
  'city.id': 1,
  recommended_prices: [10, 12, 15],
  'sex.id': 1,
  'sex.name': 'Female',
  'experience.id': 2,
  'experience.name': '1 to 3 years',
  'language.id': 4,
  'language.name': 'English',

  'JobOffer.id': 42,
  'FeedOffer.id': 42,
  'FeedOffer.slug': 'waiter-singapore-erin',
  'FeedOffer.photo_uri': '/media/offers/9b7d3e1f5a2c48d6b0e8f7a3c1d5b9e4.webp',
  url: 'https://hourhand.example/Job-Offer-public-42',
  'JobOffer.slug': 'waiter-singapore-erin',
  'JobOffer.photo_uri': '/media/offers/9b7d3e1f5a2c48d6b0e8f7a3c1d5b9e4.webp',
  max_rate: 15,
  state: 'active',
  expires_at: '2026-07-01T09:30:00.000Z',
  hours_per_week: 24,
  starts_on: '2026-06-15',
  headcount: 2,
  'employer.id': 12,
  'employer.name': 'Erin',
  'job_offers.id': 42,
  'candidate.id': 7,

  'Candidate.name': 'Maria Santos',
  'Candidate.description':
    'I have served in busy restaurants for three years and like the rush of a full house. I know wines and cocktails, carry three plates, and keep smiling.',
  'CandidateCard.id': 7,
  'CandidateCard.description': 'I have served in busy restaurants for three years and like the rush of a full house.',
  situation_in_country: 'Work permit',
  min_rate: 12,
  title: 'Friendly waiter with three years of experience',
  ...Object.fromEntries(plainTexts.map((name) => [inSnakeCase(name), profileFields[name].example])),
  video_uri: '/media/videos/5d2b8c4e6f1a47c9b3e0d8f2a6c4b7e1.mp4',
  updated: true,
  popularity: 34,
  contact_requests_count: 1,
  'EmployersContactRequest.id': 23,
  'EmailMessage.id': 5,
  'EmailMessage.status': 'ok',

  'Person.id': 1,
  'Person.name': 'Ada',
  'Person.email': 'ada@example.com',
  'Employer.id': 12,
  'Employer.name': 'Erin Tan',
  'Employer.email': 'erin.tan@example.com',
  'Employer.whats_app': '+6598765432',
  'Employer.photo_uri': '/media/photos/8a4f2d6c1e7b49a3c5d0f9e8b6a2c4d7.webp',
  'Subscription.id': 9,
  'Subscription.status': 'active',
  'priceDetails.recurring_mode': 'monthly',
  price: 49,
  currency: 'SGD',
  current_period_end: '2026-07-01T09:30:00.000Z',

  'ContactRequest.id': 23,
  'ContactRequest.name': 'Erin Tan',
  'ContactRequest.email': 'erin.tan@example.com',
  'ContactRequest.whats_app': '+6598765432',
  'ContactRequest.description': 'We need a waiter for Friday and Saturday nights.',
  'Status.id': 2,
  'Status.name': 'Interview',
  'Status.description': 'The two have agreed to meet.',

  'ChatSummary.id': 31,
  'ChatWithMessages.id': 31,
  'chat.id': 31,
  chat_id: 31,
  shared_hash: 'Jx3bQ0mT5yVw8sKd2nRc7A',
  sharedHash: 'Jx3bQ0mT5yVw8sKd2nRc7A',
  nb_messages: 2,
  'users.id': 12,
  'users.name': 'Erin',
  'user.id': 12,
  'user.name': 'Erin',
  'Member.id': 12,
  'Member.name': 'Erin',
  'Message.id': 815,
  'Message.text': 'Hello Maria, could you start on Friday?',
  'Message.photo_uri': '/media/chats/1c5e9a3d7f2b46c8a0d4e8f6b2c7a9d3.webp',
  document_uri: '/media/chats/6e2a8d4f1b7c43e9a5c0f3d7b9e1a6c2.pdf',
  'Message.type': 'text',
  saw_ids: [12, 7],
  'Group.id': 3,
  'Group.name': 'Candidate',
  'Group.role': 'ROLE_CANDIDATE',

  'Career.id': 3,
  'Career.title': 'Community manager',
  sub_title: 'Singapore, full time',
  'Career.description': 'You welcome job seekers, answer their questions and bring them together with employers.',

  number: '4242424242424242',
  expiry_month: 12,
  expiry_year: 2030,
  'cardDetails.name': 'Erin Tan',
  cvv: '123',
  payment_reason: 1,
  is3ds: false,
  is_pass: false,
  href: null,

  current: 1,
  last: 1,
  totalCount: 1,
  next_cursor: 'mJ2vX0qK.WyIyMDI2LTA2LTAxVDA5OjMwOjAwLjAwMFoiLDQyXQ',
  updated_until: made,
};

/** @param owner the schema's name, or its key */
export function exampleOf(schema: JsonSchema, owner: string, components: Components): unknown {
  if (schema.$ref !== undefined) return exampleOf(components.resolved(schema), nameIn(schema.$ref), components);
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, owner, components);
  if (schema.maxItems === 0) return [];
  if (schema.items) return [exampleOf(schema.items, owner, components)];
  if (!schema.properties) throw new Error(`There is no example of ${owner}.`);
  return Object.fromEntries(
    Object.entries(schema.properties).map(([key, property]) => [key, exampleAt(property, owner, key, components)]),
  );
}

function exampleAt(schema: JsonSchema, owner: string, key: string, components: Components): unknown {
  if (schema.type === 'null') return null;
  if (schema.maxItems === 0) return [];
  const known = valueAt(owner, key, schema);
  if (known !== undefined) return known;
  if (schema.$ref !== undefined || schema.anyOf || schema.properties || schema.items) {
    return exampleOf(schema, key, components);
  }
  throw new Error(`There is no example of ${owner}.${key}.`);
}

/** A schema that extends another has the same values. Of an enum it is the first value. */
function valueAt(owner: string, key: string, schema: JsonSchema): unknown {
  const named = [`${owner}.${key}`, `${owner.split(/With[A-Z]/, 1)[0]}.${key}`].find((name) =>
    Object.hasOwn(values, name),
  );
  if (named !== undefined) return values[named];
  return Object.hasOwn(values, key) ? values[key] : schema.enum?.[0];
}
