import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { paths } from '../../client/app/paths.ts';
import type { Services } from '../domain/core/context.ts';
import { calledName } from '../domain/core/text/firstName.ts';
import {
  listedCompanies,
  listedJobOffers,
  listedJobSeekers,
  listedListings,
  type SitemapKind,
  sitemapParts,
} from '../domain/discovery/sitemap/sitemap.ts';
import { compressed } from './compression.ts';

/** `at` is within the product; `changedAt` is absent where the time is unknown. */
type Entry = { at: string; changedAt?: Date };

const segments: Record<SitemapKind, string> = {
  jobSeekers: 'job-seekers',
  jobOffers: 'job-offers',
  companies: 'companies',
};

/**
 * What search engines do not fetch: calls, never pages. A page that is not for them says `noindex`, which they see only if they
 * may fetch it. `$` ends an address, so that the listing of a job such as 'GraphQL developer' stays open.
 */
const closed = ['/api/', '/graphql$', '/graphql?'];
/** What is not closed of it. */
const open = ['/api/feeds/'];

/**
 * robots.txt and the sitemap: an index at /sitemap.xml, the pages and lists at /sitemaps/pages.xml, profiles, offers
 * and company pages in parts of a bounded size, each with the time of its last change, so that only what is new is fetched again.
 */
export function registerSitemap(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services;
  const sendXml = async (reply: FastifyReply, entries: readonly Entry[], form: SitemapStream | SitemapIndexStream) => {
    const items = entries.map(({ at, changedAt }) => ({ url: publicUrl + at, lastmod: changedAt?.toISOString() }));
    const xml = await streamToPromise(Readable.from(items).pipe(form));
    return lasting(reply).type('application/xml; charset=utf-8').send(xml);
  };
  const sendPart = (reply: FastifyReply, entries: readonly Entry[]) =>
    sendXml(reply, entries, new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } }));

  app.get('/robots.txt', (_request, reply) =>
    lasting(reply)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${[...closed.map((path) => `Disallow: ${path}\n`), ...open.map((path) => `Allow: ${path}\n`)].join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', { compress: compressed }, async (_request, reply) => {
    const parts = await sitemapParts(services);
    const entries = [
      { at: '/sitemaps/pages.xml' },
      ...parts.map(({ kind, number, changedAt }) => ({ at: `/sitemaps/${segments[kind]}-${number}.xml`, changedAt })),
    ];
    return sendXml(reply, entries, new SitemapIndexStream());
  });

  app.get('/sitemaps/pages.xml', { compress: compressed }, async (_request, reply) => {
    const listings = await listedListings(services);
    return sendPart(reply, [
      { at: paths.home.to() },
      { at: paths.findWork.to() },
      { at: paths.careers.to() },
      { at: paths.terms.to() },
      { at: paths.privacy.to() },
      { at: paths.pricing.to() },
      { at: paths.howWeCheckPeople.to() },
      { at: paths.help.to() },
      { at: paths.developers.to() },
      ...listings.map(({ kind, job, city, changedAt }) => ({
        at:
          kind === 'jobOffers' && city
            ? paths.jobOffers.to({ job: job.slug, city: city.slug })
            : paths.jobSeekers.to({ job: job.slug, city: city?.name }),
        changedAt,
      })),
    ]);
  });

  app.get<{ Params: { number: string } }>(
    '/sitemaps/job-seekers-:number(^[1-9]\\d{0,5}$).xml',
    { compress: compressed },
    async (request, reply) => {
      const people = await listedJobSeekers(services, Number(request.params.number));
      if (people.length === 0) return reply.callNotFound();
      return sendPart(
        reply,
        people.map(({ id, title, job, city, updatedAt, ...person }) => ({
          at: paths.jobSeeker.to({
            id,
            name: calledName(person),
            title,
            job: job?.name ?? null,
            city: city?.name ?? null,
          }),
          changedAt: updatedAt,
        })),
      );
    },
  );

  app.get<{ Params: { number: string } }>(
    '/sitemaps/job-offers-:number(^[1-9]\\d{0,5}$).xml',
    { compress: compressed },
    async (request, reply) => {
      const offers = await listedJobOffers(services, Number(request.params.number));
      if (offers.length === 0) return reply.callNotFound();
      return sendPart(
        reply,
        offers.map(({ id, updatedAt }) => ({ at: paths.publicJobOffer.to({ id }), changedAt: updatedAt })),
      );
    },
  );

  app.get<{ Params: { number: string } }>(
    '/sitemaps/companies-:number(^[1-9]\\d{0,5}$).xml',
    { compress: compressed },
    async (request, reply) => {
      const companies = await listedCompanies(services, Number(request.params.number));
      if (companies.length === 0) return reply.callNotFound();
      return sendPart(
        reply,
        companies.map(({ id, updatedAt }) => ({ at: paths.employer.to({ id }), changedAt: updatedAt })),
      );
    },
  );
}

/** Clients may keep the response for an hour. */
const lasting = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');
