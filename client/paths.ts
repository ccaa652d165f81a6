import { id, lowerCase, type Path, path, text } from './routing/path.ts';

/** What a job seeker's address is made of (spec 000 §2). */
export interface JobSeekerAddress {
  id: number;
  name: string;
  title: string | null;
  /** Null for both: an unfinished profile, which only its owner and admins see, has a page as well. */
  city: string | null;
  job: string | null;
}

/** A way to understand the address of a listing: slugs contain hyphens and may contain the words between them. */
export interface ListingReading {
  job: string;
  /** Null: no city is named. */
  city: string | null;
}

interface ListingMatch {
  /** Never empty, the likeliest first; which one is meant is known to whoever can look the slugs up. */
  readings: ListingReading[];
}

/** The job's slug and the city's name as it is; the address has it in lower case. */
interface JobSeekersAddress {
  job: string;
  city?: string | null;
}

/**
 * Every page of the product. Addresses are built and matched here and nowhere else.
 * Where two paths match the same address, screens/routes.ts lists the one that wins first.
 */
export const paths = {
  home: path('/', {}),
  jobSeekers: jobSeekersPath(),
  jobOffers: jobOffersPath(),
  publicJobOffer: path('/Job-Offer-public-:id', { id }),
  displayJobOffer: path('/Display-job-offer-:id', { id }),
  jobSeeker: jobSeekerPath(),
  employer: path('/employers/:id', { id }),
  careers: path('/careers', {}),
  terms: path('/terms', {}),
  privacy: path('/privacy', {}),

  login: path('/login', {}),
  loginAsEmployer: path('/login-as-a-employer', {}),
  loginAsJobSeeker: path('/login-as-a-candidate', {}),
  signUpAsEmployer: path('/sign-up-as-a-employer', {}),
  signUpAsJobSeeker: path('/sign-up-as-a-candidate', {}),
  resetPassword: path('/reset-password', {}),

  chats: path('/chat', {}),
  chat: path('/chat/:id', { id }),
  chatWithAdmin: path('/chat/with-admin', {}),
  sharedChat: path('/chat/shared/:hash', { hash: text }),
  /** In mails; `token` says whose they are. */
  unsubscribe: path('/unsubscribe/:token', { token: text }),

  createMyProfile: path('/create-my-profile', {}),
  myProfile: path('/my-profile', {}),
  myData: path('/my-data', {}),
  mySubscription: path('/my-subscription', {}),
  myJobOffers: path('/my-job-offers', {}),
  createMyJobOffer: path('/my-job-offers-create', {}),
  myJobOffer: path('/my-job-offers/:id', { id }),

  admin: path('/admin', {}),
  adminJobs: path('/admin/jobs', {}),
  adminCreateJob: path('/admin/jobs/create', {}),
  adminJob: path('/admin/jobs/:id', { id }),
  adminJobOffers: path('/admin/job-offers', {}),
  adminCreateJobOffer: path('/admin/job-offers/create', {}),
  adminJobOffer: path('/admin/job-offers/:id', { id }),
  adminCities: path('/admin/cities', {}),
  adminCreateCity: path('/admin/cities/create', {}),
  adminCity: path('/admin/cities/:id', { id }),
  adminCountries: path('/admin/countries', {}),
  adminJobSeekers: path('/admin/candidates', {}),
  adminJobSeeker: path('/admin/candidates/:id', { id }),
  adminEmployers: path('/admin/employers', {}),
  adminEmployerContactRequests: path('/admin/employer_contact_requests/:employerId', { employerId: id }),
  adminSubscriptions: path('/admin/subscriptions', {}),
  adminEmployerSubscriptions: path('/admin/employer_subscriptions/:employerId', { employerId: id }),
  adminPrices: path('/admin/prices', {}),
  adminContactRequests: path('/admin/contact_requests', {}),
  adminContactRequest: path('/admin/contact_requests/:id', { id }),
  adminContactRequestStatuses: path('/admin/contact-request-status', {}),
  adminCreateContactRequestStatus: path('/admin/contact-request-status/create', {}),
  adminContactRequestStatus: path('/admin/contact-request-status/:id', { id }),
  adminCareers: path('/admin/careers', {}),
  adminCreateCareer: path('/admin/careers/create', {}),
  adminCareer: path('/admin/careers/:id', { id }),
  adminChat: path('/admin/chat/:id', { id }),
  adminSupportChat: path('/admin/support-chat/:userId', { userId: id }),
  adminIntroductions: path('/admin/introductions', {}),
};

function jobSeekersPath(): Path<ListingMatch, JobSeekersAddress> {
  const everywhere = path('/:job-job', { job: lowerCase });
  const inCity = path('/:job-job-:city', { job: lowerCase, city: lowerCase });
  return {
    pattern: '/:job-job{-:city}',
    match(pathname) {
      if (isOfOwnOffers(pathname)) return null;
      const readings: ListingReading[] = [];
      const whole = everywhere.match(pathname);
      if (whole) readings.push({ job: whole.job, city: null });
      if (whole || inCity.match(pathname)) readings.push(...splitReadings(pathname, '-job-'));
      return readings.length > 0 ? { readings } : null;
    },
    to({ job, city }, search) {
      return city ? inCity.to({ job, city }, search) : everywhere.to({ job }, search);
    },
  };
}

/** `city` is the slug here, not the name. */
function jobOffersPath(): Path<ListingMatch, { job: string; city: string }> {
  const inCity = path('/:job-offers-:city', { job: lowerCase, city: lowerCase });
  return {
    ...inCity,
    match(pathname) {
      if (!inCity.match(pathname) || isOfOwnOffers(pathname)) return null;
      const readings = splitReadings(pathname, '-offers-');
      return readings.length > 0 ? { readings } : null;
    },
  };
}

/** An employer's own pages, which have the form of listings: of a job that is called "my". */
function isOfOwnOffers(pathname: string): boolean {
  return paths.myJobOffers.match(pathname) !== null || paths.createMyJobOffer.match(pathname) !== null;
}

/** Every way to cut `/{job}{separator}{city}`, the longest job first. */
function splitReadings(pathname: string, separator: string): ListingReading[] {
  const segment = decodeURIComponent(pathname.replace(/^\/|\/$/g, '')).toLowerCase();
  const readings: ListingReading[] = [];
  let at = segment.lastIndexOf(separator);
  while (at > 0) {
    const city = segment.slice(at + separator.length);
    if (city) readings.push({ job: segment.slice(0, at), city });
    at = segment.lastIndexOf(separator, at - 1);
  }
  return readings;
}

/** Found by its id; the words before it are for people and search engines, and the canonical ones are built here. */
function jobSeekerPath(): Path<{ id: number }, JobSeekerAddress> {
  const byId = path('/Hire-:words-:id', { words: text, id });
  return {
    pattern: byId.pattern,
    match(pathname) {
      const found = byId.match(pathname);
      return found && { id: found.id };
    },
    to(jobSeeker, search) {
      const { name, city, title, job } = jobSeeker;
      const what = hyphenated(title?.trim() ? title : `Professional-${job ?? 'Worker'}`);
      const words = `${firstWord(name)}-in-${firstWord(city ?? 'Anywhere')}-Job-${what}`;
      return byId.to({ words, id: jobSeeker.id }, search);
    },
  };
}

function firstWord(value: string): string {
  return value.trim().split(/\s+/, 1)[0] ?? '';
}

function hyphenated(value: string): string {
  return value.trim().replace(/\s+/g, '-');
}

/**
 * Where to go after signing in: `next` if it is an address within the product, else `otherwise`. An address of another
 * site, however disguised, is not followed.
 */
export function safeNext(next: string | null | undefined, otherwise: string): string {
  if (!next?.startsWith('/')) return otherwise;
  const base = 'http://product.invalid';
  try {
    const url = new URL(next, base);
    return url.origin === base ? url.pathname + url.search + url.hash : otherwise;
  } catch {
    return otherwise;
  }
}
