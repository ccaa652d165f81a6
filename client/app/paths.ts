import { firstWord } from '../../server/domain/core/text/firstName.ts';
import { foldCase, id, lowerCase, type Path, path, sent, text } from './routing/path.ts';

/** The parts of a job seeker's URL (docs/product/search.md, 'Addresses'). */
export interface JobSeekerAddress {
  id: number;
  name: string;
  title: string | null;
  /** Null for both in an unfinished profile, which has a page for its owner and admins. */
  city: string | null;
  job: string | null;
}

/** One reading of a listing's URL: slugs contain hyphens and may contain the separators. */
export interface ListingReading {
  job: string;
  /** Null without a city. */
  city: string | null;
}

interface ListingMatch {
  /** All readings, never empty, the most likely first. The server decides by the known slugs. */
  readings: ListingReading[];
}

/** The job's slug and the city's name; the URL has the name in lower case. */
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
  findWork: path('/find-work', {}),
  careers: path('/careers', {}),
  terms: path('/terms', {}),
  privacy: path('/privacy', {}),
  pricing: path('/pricing', {}),
  howWeCheckPeople: path('/how-we-check-people', {}),
  help: path('/help', {}),
  developers: path('/developers', {}),

  login: path('/login', {}),
  loginAsEmployer: path('/login-as-a-employer', {}),
  loginAsJobSeeker: path('/login-as-a-candidate', {}),
  signUpAsEmployer: path('/sign-up-as-a-employer', {}),
  signUpAsJobSeeker: path('/sign-up-as-a-candidate', {}),
  resetPassword: path('/reset-password', {}),
  createPassword: path('/create-password', {}),
  /** Where a mailed link leads that does not confirm the email. */
  confirmEmail: path('/confirm-email', {}),

  chats: path('/chat', {}),
  chat: path('/chat/:id', { id }),
  chatWithAdmin: path('/chat/with-admin', {}),
  sharedChat: sent('/chat/shared/:hash', { hash: text }),
  /** For mails; `token` identifies the user. */
  unsubscribe: sent('/unsubscribe/:token', { token: text }),
  /** For mails; `token` identifies the offer and the end of its publication. */
  answerReference: sent('/answer-reference/:token', { token: text }),
  answerRequest: sent('/answer-request/:token', { token: text }),
  renewOffer: sent('/renew-offer/:token', { token: text }),

  createMyProfile: path('/create-my-profile', {}),
  myProfile: path('/my-profile', {}),
  myData: path('/my-data', {}),
  account: path('/account', {}),
  apiKeys: path('/account/keys', {}),
  webhooks: path('/webhooks', {}),
  mySubscription: path('/my-subscription', {}),
  myApplications: path('/my-applications', {}),
  savedOffers: path('/saved-offers', {}),
  /** The people who applied; the others are at their own addresses. */
  people: path('/people', {}),
  savedSearches: path('/saved-searches', {}),
  shortlist: path('/shortlist', {}),
  /** `?ids=` has the integer ids of the job seekers, with commas. */
  compare: path('/compare', {}),
  myContactRequests: path('/my-contact-requests', {}),
  myJobOffers: path('/my-job-offers', {}),
  createMyJobOffer: path('/my-job-offers-create', {}),
  myJobOffer: path('/my-job-offers/:id', { id }),
  myJobOfferApplicants: path('/my-job-offers/:id/applicants', { id }),

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
  adminEmployer: path('/admin/employers/:id', { id }),
  adminEmployerContactRequests: path('/admin/employer_contact_requests/:employerId', { employerId: id }),
  adminSubscriptions: path('/admin/subscriptions', {}),
  adminEmployerSubscriptions: path('/admin/employer_subscriptions/:employerId', { employerId: id }),
  adminPrices: path('/admin/prices', {}),
  adminContactRequests: path('/admin/contact_requests', {}),
  adminContactRequest: path('/admin/contact_requests/:id', { id }),
  adminContactRequestStatuses: path('/admin/contact-request-status', {}),
  adminCreateContactRequestStatus: path('/admin/contact-request-status/create', {}),
  adminContactRequestStatus: path('/admin/contact-request-status/:id', { id }),
  adminEndorsements: path('/admin/endorsements', {}),
  adminCreateEndorsement: path('/admin/endorsements/create', {}),
  adminEndorsement: path('/admin/endorsements/:id', { id }),
  adminCareers: path('/admin/careers', {}),
  adminCreateCareer: path('/admin/careers/create', {}),
  adminCareer: path('/admin/careers/:id', { id }),
  adminEmailTemplates: path('/admin/email-templates', {}),
  adminCreateEmailTemplate: path('/admin/email-templates/create', {}),
  adminEmailTemplate: path('/admin/email-templates/:id', { id }),
  adminChat: path('/admin/chat/:id', { id }),
  adminSupportChat: path('/admin/support-chat/:userId', { userId: id }),
  adminIntroductions: path('/admin/introductions', {}),
  adminBulkActions: path('/admin/bulk-actions', {}),
  adminBulkAction: path('/admin/bulk-actions/:id', { id }),
  adminImports: path('/admin/imports', {}),
  adminReviews: path('/admin/reviews', {}),
  adminReview: path('/admin/reviews/:id', { id }),
  adminReports: path('/admin/reports', {}),
  adminReport: path('/admin/reports/:id', { id }),
  adminFailedEmails: path('/admin/failed-emails', {}),
  adminIntegrations: path('/admin/integrations', {}),
  adminIntegration: path('/admin/integrations/:id', { id }),
  adminDisputes: path('/admin/disputes', {}),
  adminAccounts: path('/admin/accounts', {}),
  adminInvoices: path('/admin/invoices', {}),
  adminPaymentDifferences: path('/admin/payment-differences', {}),
  adminAuditLog: path('/admin/audit-log', {}),
  adminSystem: path('/admin/system', {}),
};

/** Whether this is the address of the back office or of something in it. Paths match in any case too. */
export function isOfOffice(pathname: string): boolean {
  return /^\/admin(?:\/|$)/i.test(pathname);
}

function jobSeekersPath(): Path<ListingMatch, JobSeekersAddress> {
  const everywhere = path('/:job-job', { job: lowerCase });
  const inCity = path('/:job-job-:city', { job: lowerCase, city: lowerCase });
  return {
    pattern: '/:job-job{-:city}',
    match(pathname) {
      if (isOfOwnOffers(pathname) || listingOf(pathname) === 'jobOffers') return null;
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

/**
 * Which listing an address can be of; null for neither. Both patterns match where a job has one of the separators in its name, as
 * 'Odd Job Man' has: the last separator counts, because what follows it is a city.
 */
function listingOf(pathname: string): 'jobSeekers' | 'jobOffers' | null {
  const segment = segmentOf(pathname);
  if (segment.includes('/')) return null;
  const ofOffers = segment.lastIndexOf('-offers-');
  const ofPeople = segment.endsWith('-job') ? segment.length : segment.lastIndexOf('-job-');
  if (ofOffers <= 0 && ofPeople <= 0) return null;
  return ofOffers > ofPeople ? 'jobOffers' : 'jobSeekers';
}

function segmentOf(pathname: string): string {
  try {
    return foldCase(decodeURIComponent(pathname.replace(/^\/|\/$/g, '')));
  } catch {
    // Invalid percent-encoding matches no path.
    return '';
  }
}

/** The employer's own pages, which look like listings of a job called "my". */
function isOfOwnOffers(pathname: string): boolean {
  return paths.myJobOffers.match(pathname) !== null || paths.createMyJobOffer.match(pathname) !== null;
}

/** Longer than any two slugs. The page carries all readings, so without a limit it grows with the square of its address. */
const longestListing = 500;

/** All ways to split `/{job}{separator}{city}`, the longest job first. */
function splitReadings(pathname: string, separator: string): ListingReading[] {
  const segment = segmentOf(pathname);
  const readings: ListingReading[] = [];
  if (segment.length > longestListing) return readings;
  let at = segment.lastIndexOf(separator);
  while (at > 0) {
    const city = segment.slice(at + separator.length);
    if (city) readings.push({ job: segment.slice(0, at), city });
    at = segment.lastIndexOf(separator, at - 1);
  }
  return readings;
}

/** Found by its id. The words before the id are for people and search engines; the canonical ones are built here. */
function jobSeekerPath(): Path<{ id: number }, JobSeekerAddress> {
  const byId = path('/Hire-:words-:id', { words: text, id });
  return {
    pattern: byId.pattern,
    match(pathname) {
      const found = byId.match(pathname);
      if (!found || (listingOf(pathname) && !isOfPerson(pathname))) return null;
      return { id: found.id };
    },
    to(jobSeeker, search) {
      const { name, city, title, job } = jobSeeker;
      const what = hyphenated(title?.trim() ? title : `Professional-${job ?? 'Worker'}`);
      const words = `${firstWord(name)}-in-${firstWord(city ?? 'Anywhere')}-Job-${what}`;
      return byId.to({ words, id: jobSeeker.id }, search);
    },
  };
}

/**
 * The parts of pages that say what a form without JavaScript has done. The answer to the form leads to them, and the browser moves
 * the focus there.
 */
export const answerAnchors = { done: 'done', stopped: 'stopped', refused: 'sentence' } as const;

/** 'Hire Helper' may be a job, and 'District 5' a city. Addresses of people have a capital letter, or all their words. */
function isOfPerson(pathname: string): boolean {
  const [, ...places] = segmentOf(pathname).split('-in-');
  return pathname.startsWith('/Hire-') || places.join('-').includes('-job-', 1);
}

function hyphenated(value: string): string {
  return value.trim().replace(/\s+/g, '-');
}

/**
 * The address to open after signing in: `next` if it is an address within the product, else `otherwise`. The resolved path is
 * checked too: `/.//evil.example` has our origin but resolves to `//evil.example`, which browsers open as another site.
 */
export function safeNext(next: string | null | undefined, otherwise: string): string {
  if (!next?.startsWith('/')) return otherwise;
  const base = 'http://product.invalid';
  if (!URL.canParse(next, base)) return otherwise;
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !/^[/\\]{2}/.test(pathname) ? pathname + search + hash : otherwise;
}

/**
 * The path as it is, or for one with a line break that of a page that does not exist: the router matches within a line, and
 * would not find even the page that says so. No address of ours has a line break.
 */
export const matchable = (pathname: string): string =>
  /%(?:0[ad]|e2%80%a[89])/i.test(pathname) ? '/page-not-found' : pathname;
