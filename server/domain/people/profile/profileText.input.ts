import { type FieldTexts, type ProfileField, profileField } from '../../core/catalog/profileFields.input.ts';

/**
 * The two profile forms (docs/product/profiles.md, 'Two forms, one profile'): the wizard that a job seeker comes in by, and the
 * editor that job seekers and admins share. Where the editor's list names no text for a required field, it says what the wizard
 * says.
 */
export type ProfileForm = 'wizard' | 'editor';

/** Those of the skills of a job that an answer about it names, in the order of the list. */
export function namedSkills(skills: readonly string[], answer: string | null): string[] {
  const named = (answer ?? '').toLowerCase();
  return skills.filter((skill) => named.includes(skill.toLowerCase()));
}

/** Shown above the wizard's last step while there is neither a chosen picture nor a photo. */
export const wizardPhotoNotice =
  'Profile photo is required. Please choose your picture and click on the button "Upload".';

/** The documented text for what is wrong with a field of a form. */
export function profileText(form: ProfileForm, field: ProfileField, problem: keyof FieldTexts = 'missing'): string {
  const { texts, editorTexts } = profileField(field);
  const said = (form === 'editor' && editorTexts) || texts;
  if (!said) throw new Error(`Nothing is said at ${field}.`);
  return said[problem] ?? said.missing;
}
