import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Operation, Rendered, RenderRequest } from '../../client/server.tsx';
import { pages } from '../metrics/counted.ts';
import type { PageRenderer } from './renderer.ts';

/** A page as it is sent, or where to go instead. */
export type SentPage =
  | Extract<Rendered, { kind: 'redirect' }>
  | { kind: 'page'; status: number; html: string | Buffer };

/** A rendered page with a placeholder for its nonce, and where that is. */
type CachedPage = { bytes: Buffer; nonces: number[] };

/** What a page takes beside its bytes, at most: its key and its entry. */
const overhead = 512;

/**
 * Renders the public pages of visitors and remembers the result: the same address with the same data is the same page, but for
 * its nonce. The data is the key and is read for each request, as its viewer, so that there is nothing to invalidate and no
 * rule is skipped. Use it for visitors alone; the pages of signed-in users would seldom be asked for again.
 * @param bytes how large the remembered pages may be together; 0 switches the cache off
 */
export function cachedRender(
  { render, publicOperations }: Pick<PageRenderer, 'render' | 'publicOperations'>,
  bytes: number,
): (request: RenderRequest) => Promise<SentPage> {
  if (bytes === 0) return render;
  const remembered = new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes.length + overhead,
  });
  // Nothing that a page contains can be equal to it: it is random, and never sent.
  const placeholder = randomBytes(16).toString('base64');

  return async (request) => {
    const operations = publicOperations(request.url);
    if (!operations) return render(request);
    const responses = new Map(operations.map((operation) => [nameOf(operation), request.execute(operation)]));
    const key = await keyOf(request, [...responses.values()]);
    const known = key === null ? undefined : remembered.get(key);
    pages.inc({ from: known ? 'memory' : 'rendering' });
    if (known) return { kind: 'page', status: 200, html: withNonce(known, request.nonce) };

    let asksMore = false;
    const rendered = await render({
      ...request,
      nonce: placeholder,
      execute: (operation) => {
        const response = responses.get(nameOf(operation));
        if (!response) asksMore = true;
        return response ?? request.execute(operation);
      },
    });
    if (rendered.kind === 'redirect') return rendered;
    const page = cachedPage(rendered.html, placeholder);
    // What was asked later is not part of the key.
    if (key !== null && rendered.status === 200 && !asksMore) remembered.set(key, page);
    return { ...rendered, html: withNonce(page, request.nonce) };
  };
}

const nameOf = ({ id, variables }: Operation): string => id + JSON.stringify(variables);

/**
 * The hash of everything that a page depends on: its address and owner, its data, whether it is a browser's first, and the day, which
 * components may name. Null if a response has errors or failed.
 */
async function keyOf(
  { url, owner, isFirstPage }: RenderRequest,
  responses: ReturnType<RenderRequest['execute']>[],
): Promise<string | null> {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([url.href, owner, day, isFirstPage]));
  for (const response of await Promise.allSettled(responses)) {
    if (response.status === 'rejected' || !('text' in response.value)) return null;
    // JSON texts contain no line break, so that they cannot run into each other.
    hash.update('\n').update(response.value.text);
  }
  return hash.digest('base64');
}

function cachedPage(bytes: Buffer, placeholder: string): CachedPage {
  const nonces: number[] = [];
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + 1)) nonces.push(at);
  return { bytes, nonces };
}

/** A copy with this nonce, which is as long as the placeholder. */
function withNonce({ bytes, nonces }: CachedPage, nonce: string): Buffer {
  const html = Buffer.from(bytes);
  for (const at of nonces) html.write(nonce, at, 'latin1');
  return html;
}
