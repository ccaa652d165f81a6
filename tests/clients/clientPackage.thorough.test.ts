import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatFixtures, makeChatFixtures } from '../support/chatFixtures.ts';
import { makeJobOffer } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { makeKey } from '../support/program.ts';
import { bundledClient, clientFolder, compilerOfIntegrators, runProgram } from './support/clientPackage.ts';

/** The package @hourhand/client, built as it is published: what its README says in Node, and an environment with little but `fetch`. */

const app = testApp();
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let key: string;
let bundle: string;
beforeAll(async () => {
  const { db } = app.services;
  const [job, city] = [await db.job.findFirstOrThrow(), await db.city.findFirstOrThrow()];
  for (let count = 0; count < 25; count += 1) {
    await makeJobOffer(db, { jobId: job.id, cityId: city.id }, { employerId: chat.employerId });
  }
  ({ key } = await makeKey(chat.employer, { groups: ['ACCOUNT', 'CHAT', 'OFFERS', 'PEOPLE', 'HIRING'] }));
  bundle = await bundledClient();
}, 180_000);

describe('the README', () => {
  const folder = join(clientFolder, 'dist/readme');
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Each block in the file that it names, and the others one after the other in one. */
  async function files(): Promise<Record<string, string>> {
    const readme = await readFile(join(clientFolder, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```ts\n(?:\/\/ (\S+\.ts)\n)?([^`]*(?:`[^`]+`[^`]*)*?)^```$/gm)];
    const found: Record<string, string> = {};
    for (const [, name = 'quickStart.ts', code = ''] of blocks) found[name] = `${found[name] ?? ''}${code}\n`;
    return found;
  }
  const ofThisTest = (code: string) =>
    code
      .replaceAll('https://hourhand.example', app.url)
      .replaceAll('hh_your_key', key)
      .replaceAll('whsec_your_secret', secret);

  let names: string[];
  beforeAll(async () => {
    const written = Object.entries(await files());
    names = written.map(([name]) => name);
    for (const [name, code] of written) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), ofThisTest(code));
    }
    await runProgram(join(clientFolder, '../../node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts'], folder);
  }, 180_000);

  it('is code whose types are right', async () => {
    expect(names).toEqual(['quickStart.ts', 'codegen.ts', 'src/viewer.ts', 'webhooks.ts']);
    const wrong = `
      import { hourhand } from '@hourhand/client';
      import { JobOffersDocument } from '@hourhand/client/documents';
      import { WhoAmIDocument } from './src/viewer.ts';
      const { rest, graphql } = hourhand({ address: '' });
      // @ts-expect-error no such call
      rest.GET('/api/none');
      // @ts-expect-error the id is missing
      rest.GET('/api/jobs/{id}');
      // @ts-expect-error an unknown variable
      graphql(JobOffersDocument, { first: 1, last: 1 });
      // @ts-expect-error the variables are missing
      graphql(JobOffersDocument);
      // @ts-expect-error an unknown key of a job
      rest.GET('/api/jobs').then(({ data }) => data?.data[0]?.wage);
      // @ts-expect-error an unknown key of the viewer
      graphql(WhoAmIDocument).then(({ data }) => data?.viewer.wage);
    `;
    await writeFile(join(folder, 'wrong.ts'), wrong);
    const compilerOptions = {
      ...{ noEmit: true, strict: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
      ...{ module: 'preserve', allowImportingTsExtensions: true, skipLibCheck: true },
    };
    const project = { compilerOptions, files: [...names, 'wrong.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    // What needs no bundler has types for Node's own way too.
    await runProgram(compilerOfIntegrators, ['--project', '.'], folder);
    const ofNode = {
      compilerOptions: { ...compilerOptions, module: 'nodenext' },
      files: ['quickStart.ts', 'webhooks.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(ofNode));
    await runProgram(compilerOfIntegrators, ['--project', '.'], folder);
  });

  it('does what it says', async () => {
    const said = await runProgram(process.execPath, ['--import', 'tsx', 'quickStart.ts'], folder);
    const lines = said.trim().split('\n');
    expect(lines.filter((line) => line.startsWith('offer '))).toHaveLength(25);
    expect(lines.filter((line) => !line.startsWith('offer '))).toEqual([
      expect.stringMatching(/^1 jobs, the first is \S+/),
      '404 Not found.',
      expect.stringMatching(/^sent \d+$/),
    ]);
    const sent = await app.services.db.message.findMany({ where: { text: 'Can you begin on Monday?' } });
    expect(sent.map(({ chatId, userId }) => [chatId, userId])).toEqual([[chat.chatId, chat.employerId]]);
  });

  it('has documents of its reader', async () => {
    const program = `
      import { hourhand } from '@hourhand/client';
      import { WhoAmIDocument } from './src/viewer.ts';
      const { graphql } = hourhand({ address: '${app.url}', key: '${key}' });
      console.log(JSON.stringify((await graphql(WhoAmIDocument)).data));`;
    await writeFile(join(folder, 'own.ts'), program);
    const said = await runProgram(process.execPath, ['--import', 'tsx', 'own.ts'], folder);
    expect(JSON.parse(said)).toEqual({ viewer: { kind: 'EMPLOYER', unreadChatCount: expect.any(Number) } });
  });

  it('receives webhooks, and no forged ones', async () => {
    const { receive } = await import(join(folder, 'webhooks.ts'));
    const body = JSON.stringify({ type: 'test', timestamp: '2026-06-01T12:00:00.000Z', data: { id: 7 } });
    const now = new Date();
    const request = (signature: string) =>
      new Request('https://shop.example/hooks', {
        method: 'POST',
        body,
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signature,
        },
      });
    const signature = new Webhook(secret).sign('msg_1', now, body);
    expect((await receive(request(signature))).status).toBe(204);
    await expect(receive(request(new Webhook(`whsec_${btoa('another')}`).sign('msg_1', now, body)))).rejects.toThrow(
      'No matching signature found',
    );
    await expect(receive(request(''))).rejects.toThrow('Missing required headers');
  });
});

describe('an environment with little but fetch', () => {
  const given = { fetch, Request, Response, Headers, FormData, TextEncoder, AbortController, setTimeout, clearTimeout };

  it('makes calls, operations and refusals, and verifies webhooks', async () => {
    const environment = createContext({ ...given, crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) } });
    runInContext(bundle, environment);
    const body = JSON.stringify({ type: 'test', timestamp: '2026-06-01T12:00:00.000Z', data: { id: 7 } });
    const now = new Date();
    Object.assign(environment, {
      settings: { address: app.url, key },
      secret,
      body,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
      },
    });
    const answer = await runInContext(
      `(async () => {
        const { rest, graphql } = client.hourhand(settings);
        const jobs = await rest.GET('/api/jobs');
        const price = await rest.POST('/api/payment/get_pricing', { body: {} });
        const offers = await graphql(client.JobOffersDocument, { first: 1 });
        const input = { chat: { databaseId: 1e9 }, text: 'Hello' };
        const message = await graphql(client.SendMessageDocument, { input });
        return JSON.stringify([
          jobs.response.status, price.error, offers.data.jobOffers.totalCount,
          message.data.sendMessage, client.verifiedEvent(secret, body, headers),
        ]);
      })()`,
      environment,
    );
    expect(JSON.parse(answer)).toEqual([
      200,
      expect.objectContaining({ code: expect.any(Number) }),
      25,
      { __typename: 'NotFound', code: 404, message: 'Not found.' },
      JSON.parse(body),
    ]);
    // Nothing of Node was there to be used.
    expect(runInContext('[typeof process, typeof Buffer, typeof require]', environment)).toEqual([
      'undefined',
      'undefined',
      'undefined',
    ]);
  });
});
