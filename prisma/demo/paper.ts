/** A sheet of paper with a heading and some lines, as a PDF of one page that any reader opens. */
export function printPaper(heading: string, lines: readonly string[]): Buffer {
  const text = [`BT /F1 22 Tf 72 760 Td (${escaped(heading)}) Tj`, '/F1 12 Tf 0 -40 Td'];
  for (const line of lines) text.push(`(${escaped(line)}) Tj 0 -20 Td`);
  const content = `${text.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The font has the letters of western Europe; every letter is one byte, as the table of places expects. */
const escaped = (text: string): string => text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
