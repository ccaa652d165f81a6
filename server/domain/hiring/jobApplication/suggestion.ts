import { inSentence } from '../../core/text/inSentence.ts';

/** What an application is about: the offer, and what its author says in the profile. */
export interface Applied {
  /** The first name; null where the employer has none to show. */
  employerName: string | null;
  job: string;
  city: string;
  jobSeekerName: string;
  /** The job seeker's own job and experience, as the reference data names them. */
  ownJob: string | null;
  experience: string | null;
  partTime: boolean;
  fullTime: boolean;
}

/** The message that an application begins with. The job seeker changes it before it is sent. */
export function suggestedApplication(applied: Applied): string {
  const { employerName, job, city, jobSeekerName, ownJob, experience, partTime, fullTime } = applied;
  const times = [...(partTime ? ['part-time'] : []), ...(fullTime ? ['full-time'] : [])].join(' or ');
  const facts = [
    ownJob && `I work as ${/^[aeiou]/i.test(ownJob) ? 'an' : 'a'} ${inSentence(ownJob)}.`,
    experience && `My experience: ${inSentence(experience)}.`,
    times && `I can work ${times}.`,
  ].filter(Boolean);
  return [
    employerName === null ? 'Hello,' : `Hello ${employerName},`,
    [`I would like to apply for your job offer ‘${job} in ${city}’.`, ...facts].join(' '),
    `Best regards,\n${jobSeekerName}`,
  ].join('\n\n');
}
