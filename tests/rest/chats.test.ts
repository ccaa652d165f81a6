import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testFixtures } from '../access/fixtures.ts';
import { pdf, picture } from '../support/files.ts';
import { fixture } from '../support/fixtures.ts';
import { send } from './call.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/** The share links of a chat for its members, and uploads by their holders (docs/product/chat.md, 'Share links'). */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
let links: { employer: string; jobSeeker: string; premium: string };
beforeAll(async () => {
  const linksOf = (id: number) => fixtures.app.services.db.chat.findUniqueOrThrow({ where: { id } });
  const { employerHash, jobSeekerHash } = await linksOf(fixtures.contacts.employer.chatId);
  const { employerHash: premium } = await linksOf(fixtures.contacts.premium.chatId);
  links = { employer: employerHash ?? '', jobSeeker: jobSeekerHash ?? '', premium: premium ?? '' };
});

const read = (who: keyof Visitors, id: number | string) => send(visitors[who], 'GET /api/chat/{id}', { path: { id } });

describe("a chat's share link", () => {
  it("is the viewer's own", async () => {
    const { chatId } = fixtures.contacts.employer;
    for (const [who, id, hash] of [
      ['employer', chatId, links.employer],
      ['admin', chatId, links.employer],
      ['jobSeeker', chatId, links.jobSeeker],
      ['anonymous', links.employer, links.employer],
      ['anonymous', links.jobSeeker, links.jobSeeker],
    ] as const) {
      expect(await read(who, id), who).toMatchObject({ status: 200, body: { shared_hash: hash, sharedHash: hash } });
    }
  });

  it("is the job seeker's own in the list of chats, too", async () => {
    const { body } = await send(visitors.jobSeeker, 'GET /api/get-user-info');
    const { chats } = z.object({ chats: z.array(z.object({ id: z.int(), shared_hash: z.string() })) }).parse(body);
    expect(chats.find(({ id }) => id === fixtures.contacts.employer.chatId)?.shared_hash).toBe(links.jobSeeker);
  });
});

it('a message has its type in lower case', async () => {
  const { body } = await read('employer', fixtures.contacts.employer.chatId);
  expect(body).toMatchObject({ messages: [{ type: 'text' }] });
});

describe('a file uploaded by a share link', () => {
  const upload = async (hash: string, field: 'image' | 'document', form = (data: FormData) => data) => {
    const content = field === 'image' ? await picture(20, 20).png().toBuffer() : pdf();
    const data = form(new FormData());
    data.append(field, new Blob([new Uint8Array(content)]), 'file');
    const query = data.has('shared_hash') ? '' : `?shared_hash=${hash}`;
    return visitors.anonymous.fetch(`/api/chat-upload-${field}${query}`, { method: 'POST', body: data });
  };

  it('is refused without a link, with an unknown link, and for an employer without a subscription', async () => {
    for (const [hash, status] of [
      ['', 401],
      ['a-link-that-was-never-made', 404],
      [links.employer, 402],
    ] as const) {
      for (const field of ['image', 'document'] as const) {
        expect((await upload(hash, field)).status, `${field} under '${hash}'`).toBe(status);
      }
    }
  });

  it('is stored, and its holder can read it', async () => {
    for (const hash of [links.jobSeeker, links.premium]) {
      for (const field of ['image', 'document'] as const) {
        const answer = await upload(hash, field);
        expect(answer.status).toBe(200);
        const uri = z.string().parse(await answer.json());
        expect((await visitors.anonymous.fetch(uri)).status).toBe(200);
      }
    }
  });

  it('can have the link in the form', async () => {
    const named = (data: FormData) => {
      data.append('shared_hash', links.jobSeeker);
      return data;
    };
    expect((await upload('', 'image', named)).status).toBe(200);
  });
});
