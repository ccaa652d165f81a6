import { type ReactNode, useId } from 'react';
import { Link } from '../../ui/base/Link.tsx';
import { CopyButton } from '../../ui/display/CopyButton.tsx';
import styles from './Blocks.module.css';
import graphiqlAvif from './pictures/graphiql.avif';
import graphiqlWebp from './pictures/graphiql.webp';
import keysAvif from './pictures/keys.avif';
import keysWebp from './pictures/keys.webp';
import webhooksAvif from './pictures/webhooks.avif';
import webhooksWebp from './pictures/webhooks.webp';
import type { Block, Example } from './section.ts';

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

/** A text to be copied into a terminal or a file. */
export function Code({ title, code }: { title: string; code: string }) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className={styles.figure}>
      <figcaption className={styles.head}>
        <span id={id}>{title}</span>
        <CopyButton text={code} label="Copy" />
      </figcaption>
      <Text code={code} label={title} />
    </figure>
  );
}

/** An example with what it prints. */
function ExampleCode({ example: { title, language, code, answer, needs } }: { example: Example }) {
  return (
    <div className={styles.example}>
      {needs && (
        <p className={styles.needs}>
          <code>{needs.name}</code> is {needs.from.replaceAll('`', '')}.
        </p>
      )}
      <Code title={language === 'js' ? `${title} (JavaScript)` : title} code={code} />
      <figure className={styles.figure}>
        <figcaption className={styles.head}>Answer</figcaption>
        <Text code={indented(answer)} label={`Answer: ${title}`} />
      </figure>
    </div>
  );
}

/** Long lines scroll: by keyboard only where the part can have the focus. */
function Text({ code, label }: { code: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section tabIndex={0} aria-label={label} dir="ltr" translate="no" className={styles.code}>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}

/** JSON with line breaks: each object and list that does not fit on one. */
function indented(answer: string): string {
  const at = answer.search(/^[{[]/m);
  if (at < 0) return answer;
  return answer.slice(0, at) + broken(answer.slice(at).trim(), '');
}

const widest = 64;

function broken(json: string, indent: string): string {
  if (json.length + indent.length <= widest || !/^[{[]/.test(json)) return json;
  const inner = `${indent}  `;
  const items = itemsOf(json.slice(1, -1)).map((item) => {
    const [, name = '', value = item] = /^("[^"]*": )([{[].*)$/s.exec(item) ?? [];
    return `${inner}${name}${broken(value, inner)}`;
  });
  return `${json[0]}\n${items.join(',\n')}\n${indent}${json.at(-1)}`;
}

/** What commas separate that are in no text, object or list. */
function itemsOf(json: string): string[] {
  const items = [''];
  let depth = 0;
  let isText = false;
  for (const [index, sign] of [...json].entries()) {
    if (sign === '"' && json[index - 1] !== '\\') isText = !isText;
    if (!isText && (sign === '{' || sign === '[')) depth += 1;
    if (!isText && (sign === '}' || sign === ']')) depth -= 1;
    if (sign === ',' && depth === 0 && !isText) items.push('');
    else items.push((items.pop() ?? '') + sign);
  }
  return items.map((item) => item.trim());
}
