import { Fragment, type ReactNode } from 'react';
import { Prose } from '../layout/Prose.tsx';
import styles from './Markdown.module.css';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

type Heading = 'h2' | 'h3';

/** What somebody wrote as Markdown, made of elements: none of it is ever HTML. Its headings are of the level `heading`. */
export function Markdown({ children, heading = 'h3' }: { children: string; heading?: Heading }) {
  return <Prose className={styles.text}>{each(parseMarkdown(children), (block) => blockOf(block, heading))}</Prose>;
}

function blockOf(block: Block, Heading: Heading): ReactNode {
  switch (block.type) {
    case 'heading':
      return <Heading className={styles.heading}>{lineOf(block.line)}</Heading>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {each(block.items, (item) => (
            <li>{lineOf(item)}</li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return (
        <p>
          {each(block.lines, (line, index) => (
            <>
              {index > 0 && <br />}
              {lineOf(line)}
            </>
          ))}
        </p>
      );
  }
}

const lineOf = (line: Inline[]): ReactNode => each(line, inlineOf);

function inlineOf(inline: Inline): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{lineOf(inline.children)}</strong>;
    case 'emphasis':
      return <em>{lineOf(inline.children)}</em>;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {lineOf(inline.children)}
        </a>
      );
  }
}

/** A text does not change while it is shown: its pieces are told apart by their place. */
function each<Piece>(pieces: Piece[], show: (piece: Piece, index: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
  return pieces.map((piece, index) => <Fragment key={index}>{show(piece, index)}</Fragment>);
}
