import { createCompanyNames, createEmployer, type Employer, type EmployerWishes } from './employer.ts';
import {
  createEmails,
  createJobSeeker,
  type JobSeeker,
  type JobSeekerWishes,
  leaveWizardEarly,
  signUpTime,
} from './jobSeeker.ts';
import { logo, type Picture, pictureUri, portrait } from './picture.ts';
import type { Random } from './random.ts';
import type { Job, Reference, Sex } from './reference.ts';
import type { UserRow } from './rows.ts';
import { createDecks } from './text.ts';
import { before, day, hour, minute } from './timeline.ts';
import { blankUser, withLogin } from './user.ts';
import type { Clip } from './words/jobs.ts';

/** All users, with ids in the order of signing up. */
export interface People {
  admins: UserRow[];
  employers: Employer[];
  jobSeekers: JobSeeker[];
  /** The accounts that visitors sign in with. */
  accounts: { admin: UserRow; employer: Employer; premium: Employer; jobSeeker: JobSeeker };
  /** A waiter in Singapore without contact requests, among the newest. */
  newcomer: JobSeeker;
  pictures: { picture: Picture; owner: UserRow }[];
  /** By sign-up, oldest first. */
  rows: UserRow[];
}

/** Where the clips are served. */
export type VideoUris = Readonly<Record<Clip, Pick<UserRow, 'video_uri' | 'video_poster_uri'>>>;

export interface PeopleCounts {
  jobSeekers: number;
  employers: number;
}

const guestShare = 0.06;
/** Left the wizard early; paused or waiting for activation; the rest of the job seekers is active. */
const unfinishedShare = 0.03;
const pausedShare = 0.05;
const videoShare = 0.25;

export function generatePeople(
  seed: Random,
  reference: Reference,
  now: Date,
  counts: PeopleCounts,
  videoUris: VideoUris,
): People {
  const random = seed.fork('people');
  const decks = createDecks(random.fork('decks'));
  const emailOf = createEmails();
  const companyName = createCompanyNames(random.fork('companies'));
  const singapore = find(reference.places, ({ city }) => city.slug === 'singapore');
  const job = (slug: string): Job => find(reference.jobs, (one) => one.slug === slug);

  const admins = [
    admin('Clara Whitfield', 'admin@hourhand.test', before(now, 755 * day), before(now, 12 * minute)),
    admin('Marcus Ong', 'marcus@hourhand.test', before(now, 741 * day), before(now, 3 * hour)),
  ];

  const seeker = (name: string, createdAt: Date, wishes: JobSeekerWishes = {}) =>
    createJobSeeker(random.fork(`job seeker ${name}`), decks, reference, { createdAt, now, emailOf }, wishes);
  const newcomer = seeker('newcomer', before(now, 20 * hour), {
    name: 'Maria Santos',
    sex: 'Female',
    nativeCountry: 'Philippines',
    place: singapore,
    job: job('waiter'),
    experience: '3 to 5 years',
  });
  const demoJobSeeker = seeker('demo', before(now, 143 * day), {
    name: 'Daniel Lim',
    sex: 'Male',
    nativeCountry: 'Singapore',
    place: singapore,
    job: job('barista'),
    experience: '3 to 5 years',
    email: 'jobseeker@hourhand.test',
  });
  // In the order of signing up, so that neighbours in a list are dealt different sentences.
  const signUps = Array.from({ length: counts.jobSeekers - 2 }, (_, at) =>
    signUpTime(random.fork(`sign-up ${at}`), now),
  );
  signUps.sort((one, other) => one.getTime() - other.getTime());
  const others = signUps.map((createdAt, at) => seeker(String(at), createdAt));
  const jobSeekers = [newcomer, demoJobSeeker, ...others];

  const employ = (name: string, createdAt: Date, wishes: EmployerWishes = {}) =>
    createEmployer(random.fork(`employer ${name}`), reference, { createdAt, now, emailOf, companyName }, wishes);
  const demoEmployer = employ('demo', before(now, 34 * day), {
    name: 'Nadia Rahman',
    sex: 'Female',
    nativeCountry: 'Malaysia',
    place: singapore,
    kind: 'restaurant',
    company: 'Tiong Bahru Social',
    jobSlug: 'waiter',
    email: 'employer@hourhand.test',
  });
  const premium = employ('premium', before(now, 388 * day), {
    name: 'Hugo Laurent',
    sex: 'Male',
    nativeCountry: 'France',
    place: singapore,
    kind: 'restaurant',
    company: 'Maison Orchard',
    jobSlug: 'chef',
    email: 'premium@hourhand.test',
  });
  const employers = [demoEmployer, premium];
  for (let at = 2; at < counts.employers; at += 1) {
    const chance = random.fork(`employer kind ${at}`);
    const guest = chance.chance(guestShare);
    const createdAt = guest
      ? before(now, chance.int(1, 40) * day + chance.int(0, 1000) * minute)
      : signUpTime(chance, now);
    employers.push(employ(String(at), createdAt, guest ? { guest } : {}));
  }

  dress(random.fork('dress'), others, videoUris);
  for (const one of [demoJobSeeker, newcomer]) Object.assign(one.row, videoUris[one.job.clip]);

  const rows = [...admins, ...employers.map(({ row }) => row), ...jobSeekers.map(({ row }) => row)];
  rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  rows.forEach((row, at) => {
    row.id = at + 1;
  });

  return {
    admins,
    employers,
    jobSeekers,
    accounts: { admin: find(admins, () => true), employer: demoEmployer, premium, jobSeeker: demoJobSeeker },
    newcomer,
    pictures: takePictures(random.fork('pictures'), admins, employers, jobSeekers),
    rows,
  };
}

const admin = (name: string, email: string, createdAt: Date, lastSeenAt: Date): UserRow => ({
  ...blankUser('ROLE_ADMIN', name, createdAt),
  ...withLogin(email),
  last_seen_at: lastSeenAt,
});

/** Some are incomplete, inactive or without a video. */
function dress(random: Random, jobSeekers: readonly JobSeeker[], videoUris: VideoUris): void {
  const shuffled = random.sample(jobSeekers, jobSeekers.length);
  const unfinished = Math.round(jobSeekers.length * unfinishedShare);
  const paused = Math.round(jobSeekers.length * pausedShare);
  shuffled.forEach((one, at) => {
    if (at >= unfinished + paused && random.chance(videoShare)) Object.assign(one.row, videoUris[one.job.clip]);
    if (at < unfinished) leaveWizardEarly(random, one);
    else if (at < unfinished + paused) one.row.active = false;
  });
}

function takePictures(
  random: Random,
  admins: readonly UserRow[],
  employers: readonly Employer[],
  jobSeekers: readonly JobSeeker[],
): People['pictures'] {
  const pictures: People['pictures'] = [];
  const give = (owner: UserRow, picture: Picture) => {
    owner.photo_uri = pictureUri(picture);
    pictures.push({ picture, owner });
  };
  const adminSexes: readonly Sex[] = ['Female', 'Male'];
  admins.forEach((row, at) => {
    const nativeCountry = at === 0 ? 'United Kingdom' : 'Singapore';
    give(row, portrait(random.fork(row.name), { sex: adminSexes[at] ?? 'Female', nativeCountry }));
  });
  for (const { row, kind, sex, nativeCountry } of employers) {
    const own = random.fork(`employer ${row.id}`);
    if (row.login_email === null) continue;
    if (kind === 'household') give(row, portrait(own, { sex, nativeCountry }));
    else give(row, logo(own, kind));
  }
  for (const { row, sex, nativeCountry } of jobSeekers) {
    if (!row.updated) continue;
    give(row, portrait(random.fork(`job seeker ${row.id}`), { sex, nativeCountry }));
  }
  return pictures;
}

export function find<T>(list: readonly T[], fits: (one: T) => boolean): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error('Not in the list');
  return found;
}
