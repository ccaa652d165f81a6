import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { editorSchema, lastStep, type ProfilePlace, stepSchema, userInfoSchema } from './profile.input.ts';
import { profileText } from './profileText.input.ts';

/** Validation of the forms, without a server. */

const place: ProfilePlace = { recommendedPrices: [10, 12], situationList: ['Work permit'] };

function errorsOf(schema: z.ZodType, values: object): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

describe('a step of the wizard', () => {
  it('requires only its own fields', () => {
    expect(errorsOf(stepSchema(3, { place }), {})).toEqual({
      jobId: 'Please provide job.',
      experienceId: 'Please provide years of experience.',
      minRate: 'Please provide a minimum hourly rate.',
    });
    expect(errorsOf(stepSchema(lastStep, { place }), {})).toEqual({
      photoUri: 'Please upload profile image of yours.',
    });
    expect(errorsOf(stepSchema(3, { place }), { jobId: 1, experienceId: 2, minRate: 12 })).toEqual({});
  });

  it('requires the situation and the rates of the chosen city', () => {
    const location = { cityId: 1, country: 'Singapore', zipCode: '018956', jobAreas: 'Orchard' };
    expect(errorsOf(stepSchema(2, { place }), location)).toEqual({
      situationInCountry: 'Please provide situation in country.',
    });
    expect(errorsOf(stepSchema(2, { place: { ...place, situationList: [] } }), location)).toEqual({});
    expect(errorsOf(stepSchema(3, { place: null }), { jobId: 1, experienceId: 2, minRate: 12 })).toEqual({
      minRate: 'Please provide a minimum hourly rate.',
    });
  });
});

it('a rate that its city offers no longer may stay where it is stored; a form asks for another one', () => {
  const message = { minRate: 'Please provide a minimum hourly rate.' };
  const values = { jobId: 1, experienceId: 2, minRate: 11 };
  expect(errorsOf(stepSchema(3, { place, storedRate: 11 }), values)).toEqual({});
  expect(errorsOf(stepSchema(3, { place, storedRate: 9 }), values)).toEqual(message);
  expect(errorsOf(stepSchema(3, { place }), values)).toEqual(message);
});

describe('the editor', () => {
  it('does not require the experience or the answers, except the availability', () => {
    const errors = errorsOf(editorSchema({ place }), { experienceId: null, answer1: null, answer2: ' ', answer4: '' });
    for (const field of ['experienceId', 'answer1', 'answer2', 'answer4']) expect(errors).not.toHaveProperty(field);
    expect(errors.answer3).toBe('Please enter a precise availability.');
  });

  it('has its own messages, which differ from those of the wizard', () => {
    expect(profileText('editor', 'name')).toBe('Please provide a name.');
    expect(profileText('wizard', 'name')).toBe('Please provide name.');
    expect(profileText('editor', 'description', 'short')).toBe('Please enter a valid description.');
    expect(profileText('editor', 'languageId')).toBe(profileText('wizard', 'languageId'));
  });
});

describe('the simple data form', () => {
  it('validates the fields that are sent', () => {
    expect(errorsOf(userInfoSchema(), {})).toEqual({});
    expect(errorsOf(userInfoSchema(), { whatsApp: '12', description: 'short' })).toEqual({
      whatsApp: 'Please provide a valid phone number with the correct country code.',
      description: 'Please enter a valid description.',
    });
  });
});
