import { graphql, readInlineData } from 'react-relay';
import type { ProfilePart, profileParts_jobSeeker$key } from '../../../__generated__/profileParts_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';

/** What is missing, as the next thing to do. */
const tasks: Record<Exclude<ProfilePart, '%future added value'>, string> = {
  GENERAL: 'Say who you are',
  LOCATION: 'Say where you can work',
  JOB: 'Choose your job and rate',
  ABOUT: 'Write about yourself',
  AVAILABILITY: 'Say when you can work',
  PICTURE: 'Add a photo',
  VIDEO: 'Add a short video',
};

/** The next step of the viewer's own profile, and the address where it is done. Null if nothing is missing. */
export function nextStep(
  key: profileParts_jobSeeker$key,
): { part: ProfilePart; task: string; href: string; isRequired: boolean } | null {
  const { updated, strength } = readInlineData(
    graphql`
      fragment profileParts_jobSeeker on JobSeeker @inline {
        updated
        strength {
          missing
        }
      }
    `,
    key,
  );
  const [part] = strength?.missing ?? [];
  if (!part) return null;
  const href = updated ? `${paths.myProfile.to()}#${partAnchor(part)}` : paths.createMyProfile.to();
  return { part, task: tasks[part], href, isRequired: part !== 'VIDEO' };
}

/** The fragment of a part of the editor. The video is beside the photo. */
export const partAnchor = (part: ProfilePart): string => (part === 'VIDEO' ? 'PICTURE' : part).toLowerCase();

/** The strength of a profile in words; the steps of the wizard are 90 percent of it. */
export function strengthWords(percent: number): string {
  if (percent >= 90) return percent === 100 ? 'Complete' : 'Strong';
  return percent >= 60 ? 'Nearly there' : 'A good start';
}
