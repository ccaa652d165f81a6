import { useId } from 'react';
import { CopyButton } from '../../ui/action/CopyButton.tsx';
import styles from './Code.module.css';
import type { Example } from './section.ts';

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
export function ExampleCode({ example: { title, language, code, answer, needs } }: { example: Example }) {
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
export function indented(answer: string): string {
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
