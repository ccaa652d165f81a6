import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Operation, Rendered, RenderRequest } from '../../client/server.tsx';
import { compress, type Encoding } from '../http/compression.ts';
import { type ScriptSource, scriptSource } from '../http/securityHeaders.ts';
import { pages } from '../metrics/counted.ts';
import type { PageRenderer } from './renderer.ts';

/** A page as it is sent. */
export interface SentPage {
  kind: 'page';
  status: number;
  html: string | Buffer;
  /** The encoding of `html`; null if it is plain. */
  encoding: Encoding | null;
  /** The scripts within the page. */
  scripts: readonly ScriptSource[];
}

/** A page, or where to go instead. */
export type Answer = SentPage | Extract<Rendered, { kind: 'redirect' }>;

/** What a page takes beside its bytes, at most: its key, its scripts and its entry. */
const overhead = 1024;

/** Renders a page that is not remembered. */
export async function renderAnew(render: PageRenderer['render'], request: RenderRequest): Promise<Answer> {
  const rendered = await render(request);
  if (rendered.kind === 'redirect') return rendered;
  return { ...rendered, encoding: null, scripts: rendered.scripts.map(scriptSource) };
}

/**
 * Renders the public pages of visitors and remembers the result as it is sent, compressed: the same address with the same data is the
 * same page. The data is the key and is read for each request, as its viewer, so that there is nothing to invalidate and no
 * rule is skipped. Use it for visitors alone; the pages of signed-in users would seldom be asked for again.
 * @param bytes how large the remembered pages may be together; 0 switches the cache off
 */
export function cachedRender(
  { render, publicOperations }: Pick<PageRenderer, 'render' | 'publicOperations'>,
  bytes: number,
): (request: RenderRequest, encoding: Encoding | null) => Promise<Answer> {
  if (bytes === 0) return (request) => renderAnew(render, request);
  const remembered = new LRUCache<string, SentPage>({
    maxSize: bytes,
    sizeCalculation: (page) => page.html.length + overhead,
  });

  return async (request, encoding) => {
    const operations = publicOperations(request.found);
    if (!operations) return renderAnew(render, request);
    const responses = new Map(operations.map((operation) => [nameOf(operation), request.execute(operation)]));
    const key = await keyOf(request, encoding, [...responses.values()]);
    const known = key === null ? undefined : remembered.get(key);
    pages.inc({ from: known ? 'memory' : 'rendering' });
    if (known) return known;

    let asksMore = false;
    const page = await renderAnew(render, {
      ...request,
      execute: (operation) => {
        const response = responses.get(nameOf(operation));
        if (!response) asksMore = true;
        return response ?? request.execute(operation);
      },
    });
    // What was asked later is not part of the key.
    if (page.kind === 'redirect' || key === null || page.status !== 200 || asksMore) return page;
    const html = encoding ? await compress(Buffer.from(page.html), encoding) : page.html;
    const sent = { ...page, html, encoding };
    remembered.set(key, sent);
    return sent;
  };
}

const nameOf = ({ id, variables }: Operation): string => id + JSON.stringify(variables);

/**
 * The hash of everything that a page depends on: its address and owner, its data, whether it is a browser's first, its encoding, and
 * the day, which components may name. Null if a response has errors or failed.
 */
async function keyOf(
  { url, owner, isFirstPage }: RenderRequest,
  encoding: Encoding | null,
  responses: ReturnType<RenderRequest['execute']>[],
): Promise<string | null> {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify([url.href, owner, day, isFirstPage, encoding]));
  for (const response of await Promise.allSettled(responses)) {
    if (response.status === 'rejected' || !('text' in response.value)) return null;
    // JSON texts contain no line break, so that they cannot run into each other.
    hash.update('\n').update(response.value.text);
  }
  return hash.digest('base64');
}
