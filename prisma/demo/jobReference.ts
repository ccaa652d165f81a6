import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { JobReferenceRow, UserRow } from './rows.ts';
import { after, before, day } from './timeline.ts';

/** How many of the job seekers who are public have a reference. */
const referred = 120;

const employers = [
  { company: 'Blue Door Cafe', contact: 'Otto Blum' },
  { company: 'Harbour House', contact: 'Grace Lim' },
  { company: 'Green Leaf Catering', contact: 'Daniel Ong' },
  { company: 'Corner Bistro', contact: 'Lucia Romano' },
  { company: 'Sunrise Bakery', contact: 'Amir Hassan' },
] as const;

const sentences = [
  'Always on time, and friendly with every guest.',
  'We would hire them again at once.',
  'Calm on the busiest evenings, and honest with money.',
  null,
  'Learned our work within a week.',
] as const;

/** What former employers have confirmed. The demo account has one of these, and one that waits. */
export function generateJobReferences(seed: Random, people: People, now: Date): JobReferenceRow[] {
  const random = seed.fork('references');
  const demo = people.accounts.jobSeeker.row;
  const others = people.jobSeekers.filter(({ row }) => row.active && row !== demo).map(({ row }) => row);
  const confirmed = [demo, ...random.sample(others, referred)].map((row, at) => confirmedOf(random, row, at, now));
  const asked = before(now, 3 * day);
  const waiting: Omit<JobReferenceRow, 'id'> = {
    job_seeker_id: demo.id,
    company: 'Night Market Kitchen',
    contact_name: 'Priya Nair',
    contact_email: 'priya@nightmarket.example',
    job: 'Kitchen helper',
    began_in: '2023-02',
    ended_in: '2023-11',
    state: 'WAITING',
    sentence: null,
    created_at: asked,
    asked_at: asked,
    expires_at: after(asked, 30 * day),
    answered_at: null,
  };
  return [...confirmed, waiting].map((row, at) => ({ ...row, id: at + 1 }));
}

function confirmedOf(random: Random, person: UserRow, at: number, now: Date): Omit<JobReferenceRow, 'id'> {
  const { company, contact } = random.pick(employers);
  const sentence = random.pick(sentences);
  const asked = before(now, random.int(20, 200) * day);
  const job = random.pick(['Waiter', 'Barista', 'Kitchen helper', 'Cashier', 'Housekeeper']);
  const [began, ended] = [
    `${random.int(2019, 2022)}-0${random.int(1, 9)}`,
    `${random.int(2023, 2025)}-0${random.int(1, 9)}`,
  ];
  // As the database would write it: the profile has been approved with it.
  person.reference_texts = [`${job} at ${company}, ${began} to ${ended}`, ...(sentence ? [sentence] : [])].join(': ');
  return {
    job_seeker_id: person.id,
    company,
    contact_name: contact,
    contact_email: `contact${at}@${company.toLowerCase().replaceAll(' ', '')}.example`,
    job,
    began_in: began,
    ended_in: ended,
    state: 'CONFIRMED',
    sentence,
    created_at: asked,
    asked_at: asked,
    expires_at: after(asked, 30 * day),
    answered_at: after(asked, 2 * day),
  };
}
