import type { builder } from '../../../graphql/builder.ts';

type Types = typeof builder.$inferSchemaTypes;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** The input fields for an employer's details, shared by several inputs. */
export const contactDataFields = (t: InputFields, name: string) => ({
  name: t.string({ description: name }),
  email: t.string({ description: 'This or a WhatsApp number is needed.' }),
  whatsApp: t.string({ description: 'With the country code.' }),
  company: t.string({ description: 'The company that the work is for, if any; at most 120 characters.' }),
  clientKey: t.string({
    description: 'Chosen by the sender, 8 to 64 characters and hard to guess: the same one again makes nothing new.',
  }),
});

/** What a visitor agrees to who has no account. */
export const termsField = (t: InputFields) => ({
  termsVersion: t.string({
    description: 'The version of the terms that was shown to a visitor or guest, who accepts them with this; a day.',
  }),
});

/** The description of the work. */
export const preferenceFields = (t: InputFields) => ({
  description: t.string({ description: 'What the work is about, at most 2000 characters.' }),
  partTime: t.boolean({ required: true, defaultValue: false, description: 'Whether part-time work is offered.' }),
  fullTime: t.boolean({ required: true, defaultValue: false, description: 'Whether full-time work is offered.' }),
});
