import type { JobSeeker } from './jobSeeker.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { Experience } from './reference.ts';
import type { JobReferenceRow } from './rows.ts';
import { after, before, between, day } from './timeline.ts';

/** How many of the job seekers who are public have a reference. */
const referred = 120;

const contacts = ['Otto Blum', 'Grace Lim', 'Daniel Ong', 'Lucia Romano', 'Amir Hassan'] as const;

const sentences = [
  'Always on time, and friendly with everyone.',
  'We would hire them again at once.',
  'Calm on the busiest days, and honest with money.',
  null,
  'Learned our work within a week.',
] as const;

/** The longest that a person of such experience can have been at one place, in months. */
const longest: Record<Experience, number> = {
  'No experience': 0,
  'Less than 1 year': 10,
  '1 to 2 years': 18,
  '2 to 3 years': 30,
  '3 to 5 years': 44,
  '5 to 10 years': 60,
  'More than 10 years': 90,
};

/** What former employers have confirmed. The demo account has one of these, and one that waits. */
export function generateJobReferences(seed: Random, people: People, now: Date): JobReferenceRow[] {
  const random = seed.fork('references');
  const demo = people.accounts.jobSeeker;
  const others = people.jobSeekers.filter(
    (one) => one.row.active && one !== demo && one.formerPlace !== null && one.row.created_at < before(now, 10 * day),
  );
  const confirmed = [demo, ...random.sample(others, referred)].map((one, at) => confirmedOf(random, one, at, now));
  const asked = before(now, 3 * day);
  const first = confirmed[0]?.began_in ?? monthOf(asked);
  const waiting: Omit<JobReferenceRow, 'id'> = {
    job_seeker_id: demo.row.id,
    company: 'Night Market Coffee',
    contact_name: 'Priya Nair',
    contact_email: 'priya@nightmarket.example',
    job: demo.job.name,
    began_in: monthOf(before(new Date(`${first}-15`), 240 * day)),
    ended_in: first,
    state: 'WAITING',
    sentence: null,
    created_at: asked,
    asked_at: asked,
    expires_at: after(asked, 30 * day),
    answered_at: null,
  };
  return [...confirmed, waiting].map((row, at) => ({ ...row, id: at + 1 }));
}

function confirmedOf(random: Random, person: JobSeeker, at: number, now: Date): Omit<JobReferenceRow, 'id'> {
  const { row, experience, formerPlace } = person;
  const company = formerPlace ?? '';
  const sentence = random.pick(sentences);
  const asked = between(random, row.created_at, before(now, 3 * day));
  const job = person.job.name;
  const ended = before(row.created_at, random.int(10, 40) * day);
  const length = random.int(Math.ceil(longest[experience] / 3), longest[experience]);
  const [began_in, ended_in] = [monthOf(before(ended, length * 30 * day)), monthOf(ended)];
  // As the database would write it: the profile has been approved with it.
  row.reference_texts = [`${job} at ${company}, ${began_in} to ${ended_in}`, ...(sentence ? [sentence] : [])].join(
    ': ',
  );
  return {
    job_seeker_id: row.id,
    company,
    contact_name: random.pick(contacts),
    contact_email: `contact${at}@formeremployer.example`,
    job,
    began_in,
    ended_in,
    state: 'CONFIRMED',
    sentence,
    created_at: asked,
    asked_at: asked,
    expires_at: after(asked, 30 * day),
    answered_at: after(asked, 2 * day),
  };
}

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
