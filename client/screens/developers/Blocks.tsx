import type { ReactNode } from 'react';
import { Link } from '../../ui/base/Link.tsx';
import styles from './Blocks.module.css';
import { ExampleCode } from './Code.tsx';
import graphiqlAvif from './pictures/graphiql.avif';
import graphiqlWebp from './pictures/graphiql.webp';
import keysAvif from './pictures/keys.avif';
import keysWebp from './pictures/keys.webp';
import webhooksAvif from './pictures/webhooks.avif';
import webhooksWebp from './pictures/webhooks.webp';
import type { Block } from './section.ts';

/** What a section consists of. `keyAction` stands where a key is made. */
export function Blocks({ blocks, keyAction }: { blocks: readonly Block[]; keyAction: ReactNode }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change.
        <BlockPart key={index} block={block} keyAction={keyAction} />
      ))}
    </div>
  );
}

function BlockPart({ block, keyAction }: { block: Block; keyAction: ReactNode }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  if ('table' in block) return <BlockTable {...block.table} />;
  if ('code' in block) {
    return (
      <details className={styles.error}>
        <summary>
          <code>{block.code}</code> <span>{inline(block.about)}</span>
        </summary>
        <ExampleCode example={block.example} />
      </details>
    );
  }
  if ('example' in block) return <ExampleCode example={block.example} />;
  if ('picture' in block) {
    const { avif, webp, width, height } = pictures[block.picture];
    return (
      <picture>
        <source type="image/avif" srcSet={avif} />
        <img
          src={webp}
          alt={block.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </picture>
    );
  }
  return keyAction;
}

function BlockTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section aria-label={head.join(', ')} tabIndex={0} className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">{inline(first)}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change.
                <td key={index}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Text with `code` and [links](/path). */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\([^()]+\))/).map((part, index) => {
    const key = `${index}-${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words === undefined || href === undefined) return part;
    // What the server answers itself is no page of the router.
    const isPage = href.startsWith('/') && !/^\/api\/|\.\w+$/.test(href);
    return isPage ? (
      <Link key={key} href={href}>
        {words}
      </Link>
    ) : (
      <a key={key} href={href}>
        {words}
      </a>
    );
  });
}

/** Taken by `npm run screenshots -- <address> developers`. */
const size = { width: 1200, height: 750 } as const;

const pictures = {
  keys: { avif: keysAvif, webp: keysWebp, ...size },
  graphiql: { avif: graphiqlAvif, webp: graphiqlWebp, ...size },
  webhooks: { avif: webhooksAvif, webp: webhooksWebp, ...size },
} as const;
