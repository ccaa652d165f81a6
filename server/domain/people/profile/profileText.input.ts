import { phoneMessage } from '../../core/text/input/phone.input.ts';

/**
 * What the two profile forms say at their fields (docs/product/profiles.md, 'Two forms, one profile'): the wizard that a job
 * seeker comes in by, and the editor that job seekers and admins share. Where the editor's list names no text for a required
 * field, it says what the wizard says.
 */
export type ProfileForm = 'wizard' | 'editor';

/** `country` is the one of the city, shown and never typed; `photoUri` is given by uploading. */
export type ProfileField =
  | 'name'
  | 'sexId'
  | 'email'
  | 'whatsApp'
  | 'nativeCountryId'
  | 'languageId'
  | 'cityId'
  | 'country'
  | 'situationInCountry'
  | 'zipCode'
  | 'jobAreas'
  | 'jobId'
  | 'experienceId'
  | 'minRate'
  | 'title'
  | 'description'
  | 'answer1'
  | 'answer2'
  | 'answer4'
  | 'answer3'
  | 'partTime'
  | 'fullTime'
  | 'photoUri'
  | 'videoTranscript';

type Said = Exclude<ProfileField, 'partTime' | 'fullTime'>;
type Texts = {
  missing: string;
  /** Given, and wrong; without it the same as missing. */
  invalid?: string;
  short?: string;
  long?: string;
};

export const titleMinLength = 5;
export const titleMaxLength = 60;
export const descriptionMinLength = 500;

const title: Texts = {
  missing: 'Please enter a title.',
  short: `Title should have minimum of ${titleMinLength} characters .`,
  long: `Title can only have maximum of ${titleMaxLength} characters.`,
};

const wizard: Record<Said, Texts> = {
  name: { missing: 'Please provide name.' },
  sexId: { missing: 'Please provide gender.' },
  email: { missing: 'Please provide email.', invalid: 'Please provide valid email address.' },
  whatsApp: { missing: 'Please provide whatsapp number.', invalid: phoneMessage },
  nativeCountryId: { missing: 'Please provide country of origin.' },
  languageId: { missing: 'Please provide language.' },
  cityId: { missing: 'Please provide city.' },
  country: { missing: 'Please provide country.' },
  situationInCountry: { missing: 'Please provide situation in country.' },
  zipCode: { missing: 'Please provide zip code.' },
  jobAreas: { missing: 'Please provide more information.' },
  jobId: { missing: 'Please provide job.' },
  experienceId: { missing: 'Please provide years of experience.' },
  minRate: { missing: 'Please provide a minimum hourly rate.' },
  title,
  description: {
    missing: 'Please enter a valid description.',
    short: `Description should have minimum of ${descriptionMinLength} characters .`,
  },
  answer1: { missing: 'Please enter answer for "what does make you a great ...?"' },
  answer2: { missing: 'Please enter answer for "why should we hire you?".' },
  answer4: { missing: 'Please enter your previous employers.' },
  answer3: { missing: 'Please enter a precise availability.' },
  photoUri: { missing: 'Please upload profile image of yours.' },
  videoTranscript: { missing: 'Please enter what you say in the video.' },
};

const editor: Record<Said, Texts> = {
  ...wizard,
  name: { missing: 'Please provide a name.' },
  email: { missing: 'Please provide a valid email.' },
  whatsApp: { missing: phoneMessage },
  zipCode: { missing: 'Please provide a zipcode.' },
  description: { missing: 'Please enter a valid description.' },
  photoUri: {
    missing: 'Profile photo is required. Please choose a picture and click on the button "Upload".',
  },
};

/** Shown above the wizard's last step while there is neither a chosen picture nor a photo. */
export const wizardPhotoNotice =
  'Profile photo is required. Please choose your picture and click on the button "Upload".';

/** The documented text for what is wrong with a field of a form. */
export function profileText(form: ProfileForm, field: Said, problem: keyof Texts = 'missing'): string {
  const texts = { wizard, editor }[form][field];
  return texts[problem] ?? texts.missing;
}
