import { employerFields, employerRecordTexts } from '../../domain/core/catalog/employerFields.input.ts';
import { forFields } from '../../domain/core/catalog/forFields.input.ts';
import { offerFields, offerTexts } from '../../domain/core/catalog/offerFields.input.ts';
import { plainTexts, profileFields } from '../../domain/core/catalog/profileFields.input.ts';
import { inSnakeCase } from '../failure.ts';
import { tags } from '../table.ts';
import type { JsonSchema } from './json.ts';
import { type Components, nameIn } from './json.ts';

/**
 * Examples are composed by the schema: a field has one value everywhere, or a value for each owner if the difference
 * matters.
 */

const photo = '/media/photos/3f1c9a7e5b2d48c6a0e9d7f3b1c5a8e2.webp';
const made = '2026-06-01T09:30:00.000Z';

/** By the field alone; what a noun says of its own fields comes first. */
const values: Record<string, unknown> = {
  ...Object.assign({}, ...tags.map(({ examples }) => examples)),
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

  situation_list: ['Citizen', 'Permanent resident', 'Work permit'],
  recommended_prices: [10, 12, 15],

  url: 'https://hourhand.example/Job-Offer-public-42',
  max_rate: 15,
  state: 'active',
  expires_at: '2026-07-01T09:30:00.000Z',
  hours_per_week: 24,
  starts_on: '2026-06-15',
  headcount: 2,

  situation_in_country: 'Work permit',
  min_rate: 12,
  title: 'Friendly waiter with three years of experience',
  ...Object.fromEntries(plainTexts.map((name) => [inSnakeCase(name), profileFields[name].example])),
  video_uri: '/media/videos/5d2b8c4e6f1a47c9b3e0d8f2a6c4b7e1.mp4',
  updated: true,
  popularity: 34,
  contact_requests_count: 1,

  price: 49,
  currency: 'SGD',
  current_period_end: '2026-07-01T09:30:00.000Z',

  chat_id: 31,
  shared_hash: 'Jx3bQ0mT5yVw8sKd2nRc7A',
  sharedHash: 'Jx3bQ0mT5yVw8sKd2nRc7A',
  nb_messages: 2,
  document_uri: '/media/chats/6e2a8d4f1b7c43e9a5c0f3d7b9e1a6c2.pdf',
  saw_ids: [12, 7],

  sub_title: 'Singapore, full time',

  number: '4242424242424242',
  expiry_month: 12,
  expiry_year: 2030,
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
