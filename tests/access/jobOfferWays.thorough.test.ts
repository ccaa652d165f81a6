import { getNamedType, isInputObjectType } from 'graphql';
import pLimit from 'p-limit';
import { compile } from 'path-to-regexp';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import type { JobOffer } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { notPublicOffer, unique } from '../nouns/make.ts';
import { visitorsOf } from '../rest/visitors.ts';
import { Changes } from '../support/changes.ts';
import { makeJobOffer } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { type Actor, testFixtures } from './fixtures.ts';
import { everythingOf } from './wholeGraph.ts';

/**
 * The ways to an employer's offers that are not public, for everyone else: changing them through the graph, every page,
 * and the sitemap. A new mutation about offers has to be added here; pages are taken from `paths`. Reading
 * through the graph and REST is tested with all hidden texts, in `visibility.thorough.test.ts` here and in `tests/rest/roles`.
 */

/** The job seeker has applied to the offers and saved them. */
const outsiders = ['anonymous', 'guest', 'otherJobSeeker', 'jobSeeker', 'otherEmployer', 'premium'] as const;
const states = ['DRAFT', 'FILLED', 'EXPIRED'] as const;

type Hidden = { offer: JobOffer; application: { id: number }; text: string };

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
let hidden: Record<(typeof states)[number], Hidden>;

async function hide(state: (typeof states)[number]): Promise<Hidden> {
  const text = `hidden${unique()}`;
  const offer = await notPublicOffer(fixtures, state, text);
  const application = await fixtures.app.services.db.jobApplication.findFirstOrThrow({
    where: { jobOfferId: offer.id },
  });
  return { offer, application, text };
}
const texts = () => Object.values(hidden).map(({ text }) => text);
const textsIn = (answer: string) => texts().filter((text) => answer.includes(text));

beforeAll(async () => {
  hidden = { DRAFT: await hide('DRAFT'), FILLED: await hide('FILLED'), EXPIRED: await hide('EXPIRED') };
});

describe('mutations', () => {
  type Input = (hidden: Hidden) => Record<string, unknown>;
  const id: Input = ({ offer }) => ({ id: encodeGlobalId('JobOffer', offer.id) });
  const jobOffer: Input = ({ offer }) => ({ jobOffer: encodeGlobalId('JobOffer', offer.id) });
  const save: Input = (one) => ({
    ...id(one),
    city: encodeGlobalId('City', fixtures.catalog.cityId),
    job: encodeGlobalId('Job', fixtures.catalog.jobId),
    maxRate: 12,
    description: 'Taken over',
    state: 'ACTIVE',
  });
  const ways: Record<string, Input> = {
    saveJobOffer: save,
    fillJobOffer: id,
    renewJobOffer: id,
    deleteJobOffer: id,
    countJobOfferView: jobOffer,
    addSavedJobOffer: jobOffer,
    applyToJobOffer: jobOffer,
    askAboutJobOffer: (one) => ({ ...jobOffer(one), message: 'Is it near the station?' }),
    setJobApplicationStates: ({ application }) => ({
      applications: [encodeGlobalId('JobApplication', application.id)],
      decision: 'DECLINED',
    }),
  };
  /** These touch no offer: the first takes a file, the second a row of the job seeker's own. */
  const others = ['uploadJobOfferImage', 'removeSavedJobOffer'];
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

  it('about offers and applications all have a case', () => {
    const about = mutations.filter(({ name, args }) => {
      const fields = args.flatMap(({ type }) => {
        const input = getNamedType(type);
        return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
      });
      return [name, ...fields].some((word) => /job_?(offer|application)|^applications?$|^offers?$/i.test(word));
    });
    expect(about.map(({ name }) => name).sort()).toEqual([...Object.keys(ways), ...others].sort());
  });

  it.each(Object.keys(ways))('%s changes nothing and reveals nothing', async (name) => {
    const mutation = mutations.find((field) => field.name === name);
    const [argument] = mutation?.args ?? [];
    if (!mutation || !argument) throw new Error(`There is no mutation ${name}.`);
    const ask = `mutation ($input: ${argument.type}) { ${name}(input: $input) ${everythingOf(mutation.type, 3)} }`;
    const changes = await Changes.watch(fixtures.app);
    for (const actor of outsiders) {
      for (const state of states) {
        const input = ways[name]?.(hidden[state]);
        const answer = await askAs(fixtures.app, fixtures.viewer(actor), ask, { input });
        expect({ actor, state, found: textsIn(JSON.stringify(answer)), changed: await changes.next() }).toEqual({
          actor,
          state,
          found: [],
          changed: [],
        });
      }
    }
    await changes.close();
  });
});

/** Links of other offers' mails with the id of the hidden ones. */
async function foreignTokens(): Promise<string[]> {
  const { db, renewalTokens } = fixtures.app.services;
  const own = await makeJobOffer(db, fixtures.catalog, { employerId: fixtures.people.otherEmployer.id });
  const token = renewalTokens.issue({ offerId: own.id, expiresAt: own.expiresAt ?? new Date(0) });
  return Object.values(hidden).map(({ offer }) => token.replace(/^\d+/, String(offer.id)));
}

describe('pages', () => {
  /** Every address of every page: with the ids of the offers, and of the records around them. */
  async function addresses(): Promise<string[]> {
    const { people, contacts, catalog, app } = fixtures;
    const texts = {
      job: app.services.reference.jobs.get(catalog.jobId)?.slug ?? '',
      city: app.services.reference.cities.get(catalog.cityId)?.slug ?? '',
      words: 'Maria',
      hash: contacts.outside.hash,
    };
    const ids = [...Object.values(hidden).map(({ offer }) => offer.id), people.employer.id, contacts.employer.chatId];
    const tokens = await foreignTokens();
    const found = Object.values(paths).flatMap(({ pattern }) => {
      const build = compile<Record<string, string>>(pattern);
      if (pattern.includes(':token')) return tokens.map((token) => build({ token }));
      return ids.map(String).map((id) => build({ ...texts, id, employerId: id, userId: id }));
    });
    return [...new Set(found)];
  }

  /** The addresses of the pages on which the actor reads one of the texts. */
  async function pagesWithText(actor: Actor): Promise<string[]> {
    const atOnce = pLimit(4);
    const pages = (await addresses()).map((address) =>
      atOnce(async () => {
        const response = await visitors[actor].copy().fetch(address);
        expect(response.status, address).toBeLessThan(500);
        return textsIn(await response.text()).length > 0 ? [address] : [];
      }),
    );
    return (await Promise.all(pages)).flat();
  }

  it.each(outsiders)('show none of them to %s', async (actor) => {
    expect(await pagesWithText(actor)).toEqual([]);
  });

  it.each(['employer', 'admin'] as const)('show them to %s', async (actor) => {
    for (const { offer, text } of Object.values(hidden)) {
      const response = await visitors[actor].copy().fetch(paths.displayJobOffer.to({ id: offer.id }));
      expect(textsIn(await response.text())).toEqual([text]);
    }
  });

  it('for a renewal do nothing with the link of another offer', async () => {
    const changes = await Changes.watch(fixtures.app);
    const tokens = await foreignTokens();
    await changes.next();
    for (const actor of outsiders) {
      for (const token of tokens) {
        const response = await visitors[actor].copy().fetch(paths.renewOffer.to({ token }), { method: 'POST' });
        expect(textsIn(await response.text())).toEqual([]);
      }
    }
    expect(await changes.next()).toEqual([]);
    await changes.close();
  });
});

it('the sitemap lists none of them', async () => {
  const read = async (path: string) => (await visitors.anonymous.fetch(path)).text();
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  const xml = (await Promise.all(parts.map(read))).join('\n');
  const shown = await makeJobOffer(fixtures.app.services.db, fixtures.catalog, {
    employerId: fixtures.people.employer.id,
  });
  const listed = (offer: JobOffer, text: string) => text.includes(`${paths.publicJobOffer.to({ id: offer.id })}<`);
  expect(listed(shown, (await Promise.all(parts.map(read))).join('\n'))).toBe(true);
  expect(Object.values(hidden).filter(({ offer }) => listed(offer, xml))).toEqual([]);
});
