import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths, safeNext } from '../../client/app/paths.ts';
import { firstMatch } from '../../client/app/routing/route.ts';
import { memberRoutes } from '../../client/screens/memberRoutes.ts';
import { routes } from '../../client/screens/routes.ts';

const jobSeeker = { id: 12, name: 'Mei Lin Tan', city: 'Singapore', title: null, job: 'Waiter' };

/** Addresses that people and other programs keep. Others are their patterns, with 1 as the id. */
const examples: Partial<Record<keyof typeof paths, string>> = {
  jobSeekers: paths.jobSeekers.to({ job: 'waiter', city: 'Kuala Lumpur' }),
  jobOffers: paths.jobOffers.to({ job: 'waiter', city: 'kuala-lumpur' }),
  publicJobOffer: paths.publicJobOffer.to({ id: 3 }),
  displayJobOffer: paths.displayJobOffer.to({ id: 3 }),
  jobSeeker: paths.jobSeeker.to(jobSeeker),
  employer: paths.employer.to({ id: 9 }),
  pricing: paths.pricing.to({}, { city: 7 }),
  help: paths.help.to({}, { for: 'job-seeker', q: 'photo' }),
  login: paths.login.to({}, { next: '/my-data?a=1' }),
  chat: paths.chat.to({ id: 5 }),
  sharedChat: paths.sharedChat.to({ hash: 'aB3-_x' }),
  unsubscribe: paths.unsubscribe.to({ token: '7-aB3_x' }),
  answerReference: paths.answerReference.to({ token: '7.aB3_x.aB3_x' }),
  answerRequest: paths.answerRequest.to({ token: '7.1-aB3_x' }),
  renewOffer: paths.renewOffer.to({ token: '7.1-aB3_x' }),
  compare: paths.compare.to({}, { ids: '7,12' }),
  myContactRequests: paths.myContactRequests.to({}, { page: 2 }),
  myJobOffers: paths.myJobOffers.to({}, { page: 2 }),
  myJobOffer: paths.myJobOffer.to({ id: 4 }),
  myJobOfferApplicants: paths.myJobOfferApplicants.to({ id: 4 }),
  adminJobSeekers: paths.adminJobSeekers.to({}, { q: 'a b', city: null, page: 1 }),
  adminEmployerContactRequests: paths.adminEmployerContactRequests.to({ employerId: 8 }),
  adminSubscriptions: paths.adminSubscriptions.to({}, { status: 'active' }),
  adminEmployer: paths.adminEmployer.to({ id: 8 }),
  adminEmployerSubscriptions: paths.adminEmployerSubscriptions.to({ employerId: 8 }),
  adminChat: paths.adminChat.to({ id: 77 }),
  adminSupportChat: paths.adminSupportChat.to({ userId: 7 }),
  adminBulkActions: paths.adminBulkActions.to({}, { page: 2 }),
  adminBulkAction: paths.adminBulkAction.to({ id: 3 }, { result: 'failed' }),
  adminImports: paths.adminImports.to({}, { list: 'job-offers' }),
  adminReviews: paths.adminReviews.to({}, { kind: 'job_offer' }),
  adminIntegrations: paths.adminIntegrations.to({}, { page: 2 }),
  adminAccounts: paths.adminAccounts.to({}, { month: '2026-11' }),
  adminInvoices: paths.adminInvoices.to({}, { month: '2026-11' }),
  adminAuditLog: paths.adminAuditLog.to({}, { kind: 'job', record: 3 }),
};

function exampleOf(name: string): string {
  const { pattern } = paths[name as keyof typeof paths];
  const example = examples[name as keyof typeof paths] ?? pattern.replace(':id', '1');
  if (/[:*]/.test(example)) throw new Error(`The path ${name} has no example.`);
  return example;
}

function pathname(address: string): string {
  return new URL(address, 'http://test').pathname;
}

describe('addresses', () => {
  it('do not change', () => {
    expect(Object.fromEntries(Object.keys(paths).map((name) => [name, exampleOf(name)]))).toMatchSnapshot();
  });

  it('are matched by the path that built them', () => {
    for (const [name, path] of Object.entries(paths)) {
      const address = exampleOf(name);
      expect(path.match(pathname(address)), address).not.toBeNull();
      if (path !== paths.home) expect(path.match(`${pathname(address)}/`), `${address}/`).not.toBeNull();
    }
  });

  it('with a secret are kept from other sites and from search engines', () => {
    const secrets = Object.keys(paths).flatMap((name) => {
      const url = new URL(exampleOf(name), 'http://test');
      const policy = firstMatch([...routes, ...memberRoutes], url)?.route.secret;
      return policy ? [[name, policy]] : [];
    });
    expect(Object.fromEntries(secrets)).toEqual({
      sharedChat: 'no-referrer',
      unsubscribe: 'no-referrer',
      answerReference: 'no-referrer',
      answerRequest: 'same-origin',
      renewOffer: 'same-origin',
    });
  });

  it('of members do not match public routes, which are tried first', () => {
    const isPublic = (address: string) => routes.some((route) => route.match(new URL(address, 'http://test')) !== null);
    expect(Object.keys(paths).filter((name) => isPublic(exampleOf(name)))).toEqual([
      ...['home', 'jobSeekers', 'jobOffers', 'publicJobOffer', 'displayJobOffer', 'jobSeeker', 'employer', 'findWork'],
      ...['careers', 'terms', 'privacy'],
    ]);
  });

  it('with an impossible id match nothing', () => {
    for (const bad of ['0', '01', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999999999999', '%20', '%']) {
      expect(paths.publicJobOffer.match(`/Job-Offer-public-${bad}`), bad).toBeNull();
      expect(paths.adminJob.match(`/admin/jobs/${bad}`), bad).toBeNull();
    }
    expect(paths.chat.match('/chat/with-admin')).toBeNull();
    expect(paths.chat.match('/chat/2147483647')).toEqual({ id: 2_147_483_647 });
  });

  it('leave out query parameters without a value', () => {
    expect(paths.adminJobs.to({}, { page: null, q: '', sort: undefined })).toBe('/admin/jobs');
  });
});

describe('the address of a listing', () => {
  const readingsOf = (address: string, path: typeof paths.jobSeekers | typeof paths.jobOffers = paths.jobSeekers) =>
    path.match(address)?.readings.map(({ job, city }) => [job, city]);

  it('names the job, or the job and the city', () => {
    expect(readingsOf('/waiter-job')).toEqual([['waiter', null]]);
    expect(readingsOf('/waiter-job-Kuala%20Lumpur/')).toEqual([['waiter', 'kuala lumpur']]);
    expect(readingsOf('/waiter-offers-kuala-lumpur', paths.jobOffers)).toEqual([['waiter', 'kuala-lumpur']]);
  });

  it('has several readings if slugs contain separator words, the longest job first', () => {
    expect(readingsOf('/job-coach-job-singapore')).toEqual([['job-coach', 'singapore']]);
    expect(readingsOf('/odd-job-man-job-job-city')).toEqual([
      ['odd-job-man-job', 'city'],
      ['odd-job-man', 'job-city'],
      ['odd', 'man-job-job-city'],
    ]);
    expect(readingsOf('/odd-job-man-job')).toEqual([
      ['odd-job-man', null],
      ['odd', 'man-job'],
    ]);
  });

  it('does not match other addresses', () => {
    const others = ['/', '/-job', '/job', '/waiter', '/waiter-jobs', '/waiter-job-/x', '/a/b-job', '/%E0%A4%A-job'];
    for (const other of others) {
      expect(paths.jobSeekers.match(other), other).toBeNull();
    }
    expect(paths.jobOffers.match('/waiter-offers-')).toBeNull();
    expect(paths.jobOffers.match('/-offers-x')).toBeNull();
  });

  it('contains the slugs it was built from among its readings', () => {
    const words = ['job', 'offers', 'my', 'all', 'hire', 'in', 'display', 'offer', 'public', '5', 'create'];
    const slug = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z0-9]{1,6}$/)), { minLength: 1, maxLength: 5 })
      .map((words) => words.join('-'));
    // What follows the last separator is the city, so a city cannot have one in its slug.
    const city = slug.filter((city) => !/-offers-|-job-|^(?:job|offers)-|-job$/.test(city));
    fc.assert(
      fc.property(slug, city, (job, city) => {
        const ofPeople = paths.jobSeekers.to({ job, city });
        const ofOffers = paths.jobOffers.to({ job, city });
        expect(paths.jobSeekers.match(ofPeople)?.readings).toContainEqual({ job, city });
        expect(paths.jobOffers.match(ofOffers)?.readings).toContainEqual({ job, city });
        expect(paths.jobSeekers.match(paths.jobSeekers.to({ job }))?.readings[0]).toEqual({ job, city: null });
        for (const address of [ofOffers, ofPeople, paths.jobSeekers.to({ job })]) {
          for (const path of [paths.jobSeeker, paths.publicJobOffer, paths.displayJobOffer])
            expect(path.match(address), address).toBeNull();
        }
      }),
    );
  });

  it.each([
    ['odd-job-man', 'singapore'],
    ['waiter-job', 'singapore'],
    ['job', 'singapore'],
    ['special-offers-manager', 'singapore'],
    ['display-job-offer-5', 'singapore'],
    ['job-offer-public-5', 'singapore'],
    ['hire-helper', 'district-5'],
    ['administrative-assistant', 'all'],
    ['all-2', 'all'],
    ['バリスタ', 'とうきょう'],
    ['वेटर', 'मुंबई'],
    ['바리스타', '서울'],
  ])('of %s is found, in %s and everywhere', (job, city) => {
    const routesOf = (address: string) =>
      routes.findIndex((route) => route.match(new URL(address, 'http://test')) !== null);
    const ofPeople = routesOf('/waiter-job');
    expect(routesOf(paths.jobSeekers.to({ job }))).toBe(ofPeople);
    for (const form of ['NFC', 'NFD'] as const) {
      const address = (path: string) => encodeURI(decodeURI(path).normalize(form));
      const people = address(paths.jobSeekers.to({ job, city }));
      const offers = address(paths.jobOffers.to({ job, city }));
      expect([routesOf(people), routesOf(offers)]).toEqual([ofPeople, routesOf('/waiter-offers-all')]);
      expect(paths.jobSeekers.match(people)?.readings).toContainEqual({ job, city });
      expect(paths.jobOffers.match(offers)?.readings).toContainEqual({ job, city });
    }
  });

  it.each(['/hire-mei-in-singapore-job-cook-7', '/Hire-Mei-in-Singapore-Job-Cook-7', '/Hire-a-job-b-7'])(
    'is not that of a person: %s',
    (address) => {
      expect(paths.jobSeeker.match(address)).toEqual({ id: 7 });
    },
  );
});

describe("a job seeker's address", () => {
  it('consists of the first words of the name, the title or the job, and the id', () => {
    expect(paths.jobSeeker.to(jobSeeker)).toBe('/Hire-Mei-in-Singapore-Job-Professional-Waiter-12');
    const early = { ...jobSeeker, city: 'Kuala Lumpur', title: 'Friendly  early bird' };
    expect(paths.jobSeeker.to(early)).toBe('/Hire-Mei-in-Kuala-Job-Friendly-early-bird-12');
    const chef = { ...jobSeeker, title: ' ', job: 'Private Chef' };
    expect(paths.jobSeeker.to(chef)).toBe('/Hire-Mei-in-Singapore-Job-Professional-Private-Chef-12');
  });

  it('encodes any title safely', () => {
    expect(paths.jobSeeker.to({ ...jobSeeker, title: 'A/B? #1 ☕️ 100%' })).toBe(
      '/Hire-Mei-in-Singapore-Job-A%2FB%3F-%231-%E2%98%95%EF%B8%8F-100%25-12',
    );
    const word = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(
        word,
        word,
        fc.option(word),
        word,
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (name, city, title, job, id) => {
          const url = new URL(paths.jobSeeker.to({ name, city, title, job, id }), 'http://test');
          expect(url.search + url.hash).toBe('');
          expect(paths.jobSeeker.match(url.pathname)).toEqual({ id });
        },
      ),
    );
  });

  it('is matched by its id, regardless of the words', () => {
    expect(paths.jobSeeker.match('/Hire-anyone-7')).toEqual({ id: 7 });
    expect(paths.jobSeeker.match('/Hire-Mei-in-Singapore-Job-Cook-2-0')).toBeNull();
    expect(paths.jobSeeker.match('/Hire-7')).toBeNull();
  });
});

describe('an ambiguous address', () => {
  it.each(['a-job-', 'a-offers-'])('made of %s has few readings', (piece) => {
    for (const path of [paths.jobSeekers, paths.jobOffers]) {
      const { readings = [] } = path.match(`/${piece.repeat(1500)}x`) ?? {};
      expect(readings.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('where to go after signing in', () => {
  it('is a path of the product', () => {
    expect(safeNext('/my-data?a=1#b', '/')).toBe('/my-data?a=1#b');
  });

  it('is never another site', () => {
    for (const bad of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      '/\t/evil.test',
      '/.//evil.test',
      '/%2e//evil.test',
      '/x/..//evil.test',
      '/./\\evil.test',
      'javascript:alert(1)',
      '',
      null,
    ]) {
      expect(safeNext(bad, '/otherwise'), String(bad)).toBe('/otherwise');
    }
  });
});
