import type { ProfilePart } from '../../../__generated__/profileParts_jobSeeker.graphql.ts';
import { partAnchor } from '../jobSeeker/profileParts.ts';

const section = (part: ProfilePart, title: string) => ({ anchor: partAnchor(part), title });

/** The sections of the profile's form, in their order. */
export const profileSections = {
  picture: section('PICTURE', 'Picture'),
  general: section('GENERAL', 'General Information'),
  location: section('LOCATION', 'Location'),
  job: section('JOB', 'About your Job'),
  about: section('ABOUT', 'About you'),
  availability: section('AVAILABILITY', 'Availability'),
};

/** Beside the form. */
export const referencesSection = { anchor: 'references', title: 'References' };
