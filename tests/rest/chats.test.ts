import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testFixtures } from '../access/fixtures.ts';
import { pdf, picture } from '../support/files.ts';
import { fixture } from '../support/fixtures.ts';
import { send } from './call.ts';
import { visitorsOf } from './visitors.ts';

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

it("a chat has the viewer's own share link", async () => {
  const { chatId } = fixtures.contacts.employer;
  for (const [who, id, hash] of [
    ['employer', chatId, links.employer],
    ['admin', chatId, links.employer],
    ['jobSeeker', chatId, links.jobSeeker],
    ['anonymous', links.employer, links.employer],
    ['anonymous', links.jobSeeker, links.jobSeeker],
  ] as const) {
    expect(await send(visitors[who], 'GET /api/chat/{id}', { path: { id } }), who).toMatchObject({
      status: 200,
      body: { shared_hash: hash, sharedHash: hash },
    });
  }
});

it('the holder of a link, in the address or in the form, uploads and reads a file, if its side may write', async () => {
  for (const field of ['image', 'document'] as const) {
    const content = field === 'image' ? await picture(20, 20).png().toBuffer() : pdf();
    for (const [hash, status] of [
      ['', 401],
      ['a-link-that-was-never-made', 404],
      [links.employer, 402],
      [links.jobSeeker, 200],
      [links.premium, 200],
    ] as const) {
      const data = new FormData();
      const query = field === 'document' ? `?shared_hash=${hash}` : '';
      if (field === 'image') data.append('shared_hash', hash);
      data.append(field, new Blob([new Uint8Array(content)]), 'file');
      const answer = await visitors.anonymous.fetch(`/api/chat-upload-${field}${query}`, {
        method: 'POST',
        body: data,
      });
      expect(answer.status, `${field} under '${hash}'`).toBe(status);
      if (status === 200)
        expect((await visitors.anonymous.fetch(z.string().parse(await answer.json()))).status).toBe(200);
    }
  }
});
