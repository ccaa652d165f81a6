import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React keeps the styles of one precedence together, in the order in which they are named. */
const precedence = 'default';

/**
 * Style sheets, which React puts into the head wherever they are rendered. Only the server renders them. The page contains the texts of
 * those that the browser may not have, because it would load the files before it shows the page. The start script tells modules that
 * these styles are there (`startScript`).
 */
export function Styles({
  hrefs,
  texts,
  common,
  isFirstPage,
}: {
  hrefs: readonly string[];
  /** The texts of all style sheets by their URLs. */
  texts: ReadonlyMap<string, string>;
  /** The style sheets of every page, which a browser loads once. */
  common: readonly string[];
  /** Whether the browser has none of our files yet. */
  isFirstPage: boolean;
}) {
  return hrefs.map((href) => {
    const text = common.includes(href) && !isFirstPage ? undefined : texts.get(href);
    if (text !== undefined) {
      return (
        <style key={href} href={enclosed + href} precedence={precedence}>
          {text}
        </style>
      );
    }
    preinit(href, { as: 'style', precedence });
    return null;
  });
}

/** Begins the name of a style element, after which its style sheet's URL follows. */
export const enclosed = 'enclosed:';

/** A whole page in UTF-8, or the first error of a component. */
type RenderedDocument = { html: Buffer } | { error: unknown };

/** What React writes where a component waited or failed. Texts cannot contain it, because their `<` is escaped. */
const unfinished = '<!--$!-->';

/**
 * Renders a whole page that ends with this script. As text at once, which takes a fifth less CPU than as a stream.
 * Where a component waits or fails, the stream decides: it waits, and it tells the error.
 */
export async function renderDocument(page: ReactNode, script: string): Promise<RenderedDocument> {
  const html = renderAtOnce(page);
  const rendered = html === null ? await renderCompletely(page) : { html };
  return 'html' in rendered ? { html: withScript(rendered.html, script) } : rendered;
}

/** Null where a component waits or fails. */
function renderAtOnce(page: ReactNode): Buffer | null {
  try {
    const html = renderToString(page);
    // Only a stream begins with the document type.
    return html.includes(unfinished) ? null : Buffer.concat([doctype, Buffer.from(html)]);
  } catch {
    return null;
  }
}

function renderCompletely(page: ReactNode): Promise<RenderedDocument> {
  return new Promise((resolve) => {
    let failed = false;
    const fail = (error: unknown) => {
      // Only the first error: later ones result from it.
      if (!failed) resolve({ error });
      failed = true;
    };
    const stream = renderToPipeableStream(page, {
      // Complete content without placeholders, because the page has to work without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onAllReady: () => {
        if (!failed) stream.pipe(collect((html) => resolve({ html })));
      },
    });
  });
}

function collect(onEnd: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk, encoding, done) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

const doctype = Buffer.from('<!DOCTYPE html>');
const end = Buffer.from('</body></html>');

/** The script runs at the page's end, when all of it has been read. */
function withScript(html: Buffer, script: string): Buffer {
  const body = html.subarray(0, -end.length);
  if (!html.subarray(body.length).equals(end)) throw new Error('The page has no end.');
  return Buffer.concat([body, Buffer.from(`<script>${script}</script>`), end]);
}

interface Start {
  entry: string;
  /** What the entry will need. */
  modules: readonly string[];
  /** Modules and style sheets that it will need too where the address has this fragment, which the server does not see. */
  opening: { fragment: string; files: readonly string[] } | null;
  /** The style sheets of every page: the next page needs their files. */
  commonStyles: readonly string[];
}

/**
 * Runs at the end of the page, which is complete without scripts: loads them after the first frame, so that they take no bandwidth from
 * its pictures and its typeface. At once where nothing is painted, as in a hidden tab. Before that it adds links to the style sheets
 * whose texts the page contains, because modules would load those that have no link. A link that is disabled loads nothing.
 */
export function startScript({ entry, modules, opening, commonStyles }: Start): string {
  const named = opening ? `.concat(location.hash==="${opening.fragment}"?${JSON.stringify(opening.files)}:[])` : '';
  return `(()=>{let began;const add=(link)=>document.head.append(Object.assign(document.createElement("link"),link)),
go=()=>{if(began)return;began=1;
for(const {dataset:{href}} of document.querySelectorAll("style[data-href]"))for(const name of href.split(" "))
{const href=name.slice(${enclosed.length});add({...(${JSON.stringify(commonStyles)}.includes(href)?{media:"print"}:{"disabled":true}),rel:"stylesheet",href})}
for(const href of ${JSON.stringify(modules)}${named})add({...(href.endsWith("css")?{rel:"preload",as:"style",crossOrigin:""}:{rel:"modulepreload"}),href});
import("${entry}")};
document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,1000))})()`;
}
