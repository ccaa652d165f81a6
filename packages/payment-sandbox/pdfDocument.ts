import PDFDocument from 'pdfkit';
import { isDrawn, needsActualText, piecesOf, plainFonts } from './pdfText.ts';

// A tagged A4 document: what is drawn is also a structure of headings, paragraphs and tables, which screen readers follow.

const left = 56;
const right = 539;
const bottom = 780;
const top = 64;

export interface Look {
  size?: number;
  bold?: boolean;
  soft?: boolean;
}

export interface Cell extends Look {
  text: string;
  /** A header of its row or its column. */
  scope?: 'Row' | 'Column';
  /** The left edge; the right one where the text ends with it. */
  at: number;
  width: number;
  alignsRight?: boolean;
}

export interface Page {
  heading: (text: string, level: 1 | 2, look?: Look) => void;
  paragraph: (lines: readonly string[], look?: Look) => void;
  /** Two paragraphs with headings, beside each other. */
  beside: (columns: readonly { title: string; lines: readonly string[] }[]) => void;
  table: (rows: readonly (readonly Cell[])[]) => void;
  space: (points: number) => void;
  /** A line across the page. Screen readers do not see it. */
  rule: () => void;
}

/** What pdfkit knows of a font. */
interface ShapedFont {
  unitsPerEm: number;
  layout: (text: string) => { glyphs: { path: { toSVG: () => string }; advanceWidth: number }[] };
}

export const edges = { left, right };

/** The file of a document. */
export async function pdfOf(title: string, fill: (page: Page) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: plainFonts.regular,
    pdfVersion: '1.7',
    // Missing in the types.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = top;

  const fontOf = ({ bold = false }: Look) => (bold ? plainFonts.bold : plainFonts.regular);
  const widthOf = (text: string, look: Look): number =>
    piecesOf(text, fontOf(look)).reduce(
      (sum, piece) => sum + doc.font(piece.font, look.size ?? 10).widthOfString(piece.text, { features: [] }),
      0,
    );

  /** Breaks at spaces, and within words that are too long. */
  function linesOf(text: string, width: number, look: Look): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, look) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && widthOf(line + letter, look) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Draws the letters with the present font. */
  function drawShapes(text: string, x: number, baseline: number, size: number) {
    const { font } = (doc as unknown as { _font: { font: ShapedFont } })._font;
    const scale = size / font.unitsPerEm;
    let at = x;
    for (const { path, advanceWidth } of font.layout(text).glyphs) {
      doc.save().translate(at, baseline).scale(scale, -scale).lineWidth(24);
      // The font's own weight is thin.
      doc.path(path.toSVG()).fillAndStroke('#1d2521', '#1d2521').restore();
      at += advanceWidth * scale;
    }
  }

  const heightOf = ({ size = 10 }: Look) => size * 1.5;

  /** Draws lines from `at` down, as one element. Returns where they end. */
  function draw(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    lines: readonly string[],
    place: { x: number; y: number; width: number; alignsRight?: boolean },
    look: Look,
    options: object = {},
  ): number {
    const text = lines.join('\n');
    const actual = needsActualText(text) ? { actual: text } : {};
    const element = doc.struct(tag as 'P', { ...options, ...actual });
    parent.add(element);
    const content = doc.markStructureContent(tag as 'P');
    let at = place.y;
    for (const line of lines) {
      let x = place.alignsRight ? place.x + place.width - widthOf(line, look) : place.x;
      at += heightOf(look);
      for (const piece of piecesOf(line, fontOf(look))) {
        doc.font(piece.font, look.size ?? 10).fillColor(look.soft ? '#55605a' : '#1d2521');
        const baseline = at - heightOf(look) * 0.3;
        const width = doc.widthOfString(piece.text, { features: [] });
        if (isDrawn(piece.font)) drawShapes(piece.text, x, baseline, look.size ?? 10);
        else doc.text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
        x += width;
      }
    }
    doc.endMarkedContent();
    element.add(content);
    element.end();
    return at;
  }

  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    doc.addPage({ size: 'A4', margin: 0 });
    y = top;
  };

  function paragraph(tag: string, lines: readonly string[], look: Look) {
    const wrapped = lines.flatMap((line) => linesOf(line, right - left, look));
    makeRoom(wrapped.length * heightOf(look));
    y = draw(root, tag, wrapped, { x: left, y, width: right - left }, look);
  }

  fill({
    heading: (text, level, look = {}) => paragraph(`H${level}`, [text], { bold: true, ...look }),
    paragraph: (lines, look = {}) => {
      if (lines.length > 0) paragraph('P', lines, look);
    },
    beside: (columns) => {
      const width = (right - left) / columns.length - 12;
      const wrapped = columns.map(({ lines }) => lines.flatMap((line) => linesOf(line, width, {})));
      makeRoom((Math.max(...wrapped.map(({ length }) => length)) + 1) * heightOf({}));
      const ends = columns.map(({ title }, index) => {
        const x = left + index * (width + 24);
        const below = draw(root, 'H2', [title], { x, y, width }, { bold: true });
        return draw(root, 'P', wrapped[index] ?? [], { x, y: below, width }, {});
      });
      y = Math.max(...ends);
    },
    table: (rows) => {
      const table = doc.struct('Table');
      root.add(table);
      for (const cells of rows) {
        const wrapped = cells.map((cell) => linesOf(cell.text, cell.width, cell));
        makeRoom(Math.max(...wrapped.map(({ length }, index) => length * heightOf(cells[index] ?? {}))));
        const row = doc.struct('TR');
        table.add(row);
        const ends = cells.map(({ scope, at, width, alignsRight, text: _, ...look }, index) => {
          const place = { x: at, y, width, ...(alignsRight !== undefined && { alignsRight }) };
          return draw(row, scope ? 'TH' : 'TD', wrapped[index] ?? [], place, look, scope ? { scope } : {});
        });
        row.end();
        y = Math.max(...ends) + 3;
      }
      table.end();
    },
    space: (points) => {
      y += points;
    },
    rule: () => {
      makeRoom(12);
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(left, y + 6)
        .lineTo(right, y + 6)
        .lineWidth(0.7)
        .strokeColor('#dedcd4')
        .stroke();
      doc.endMarkedContent();
      y += 12;
    },
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
