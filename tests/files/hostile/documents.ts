import { deflateSync } from 'node:zlib';
import { compoundFile, pdf, xlsx, zip } from '../../support/files.ts';
import { attached, brokenDocument, hostile, noDocument, script, secret } from './file.ts';
import { inserted, replaced } from './parts.ts';

const pdfWith = (...objects: (Buffer | string)[]) => inserted(pdf(), pdf().indexOf('% filler'), ...objects);
const packed = (content: string | Buffer) => {
  const bytes = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`7 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ]);
};
const action = '<</S/JavaScript/JS(app.alert(1))>>';

const openXml = 'application/vnd.openxmlformats-officedocument';
const types = (part: string, type: string) => `<Types><Override PartName="${part}" ContentType="${type}"/></Types>`;
const workbookTypes = types('/xl/workbook.xml', `${openXml}.spreadsheetml.sheet.main+xml`);

function withEntries(archive: Buffer, change: (entry: Buffer) => void): Buffer {
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = archive.indexOf(signature); at >= 0; at = archive.indexOf(signature, at + 4))
    change(archive.subarray(at));
  return archive;
}

/** What a document can do where it is opened is not checked: it is downloaded, and the chat says so. */
const activeDocuments = hostile(
  [
    ['a PDF with a script', 'run.pdf', () => pdfWith(`5 0 obj ${action} endobj\n`), attached('run.pdf')],
    [
      'a PDF with packed objects of 400 MB',
      'bomb.pdf',
      () => pdfWith(packed(Buffer.alloc(400_000_000, 32))),
      attached('bomb.pdf'),
    ],
    ['a workbook with macros', 'macros.xlsx', () => xlsx({ 'xl/vbaProject.bin': secret }), attached('macros.xlsx')],
    [
      'an older workbook with macros',
      'macros.xls',
      () => compoundFile('Workbook', '_VBA_PROJECT'),
      attached('macros.xls'),
    ],
  ],
  (what) => /400 MB/.test(what),
);

const otherDocuments = hostile(
  [
    [
      'a workbook of the type for macros',
      'macros.xlsm',
      () =>
        zip({
          '[Content_Types].xml': types('/xl/workbook.xml', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
          'xl/workbook.xml': '',
        }),
      noDocument,
    ],
    [
      'a workbook that unpacks to 12 GB',
      'bomb.xlsx',
      () => withEntries(xlsx({ 'xl/worksheets/sheet1.xml': 'x' }), (entry) => void entry.writeUInt32LE(0xffffffff, 24)),
      brokenDocument,
    ],
    [
      'a workbook that unpacks to 100 MB and says 100 bytes',
      'lie.xlsx',
      () =>
        withEntries(xlsx({ 'xl/sheet.xml': ' '.repeat(100_000_000) }), (entry) => void entry.writeUInt32LE(100, 24)),
      brokenDocument,
    ],
    [
      'a list of types that unpacks to 100 MB',
      'types.xlsx',
      () => zip({ '[Content_Types].xml': workbookTypes + ' '.repeat(100_000_000), 'xl/workbook.xml': '' }),
      noDocument,
    ],
    ['a workbook with a gap for a program', 'gap.xlsx', () => withGap(xlsx(), `MZ${script}`), brokenDocument],
  ],
  (what) => /unpacks/.test(what),
);
/** Bytes between the entries and the directory belong to neither. */
function withGap(archive: Buffer, content: string): Buffer {
  const directory = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  return inserted(archive, directory, content);
}

/** Ordinary documents under hostile names. */
const names = hostile([
  ['a name with a right-to-left mark', 'Contract\u202efdp.exe', () => pdf(400), attached('Contractfdp.exe.pdf')],
  [
    'a name with HTML',
    '<img src=x onerror=alert(1)>.pdf',
    () => pdf(401),
    attached('_img src=x onerror=alert(1)_.pdf'),
  ],
  ['a name with line ends', 'a\r\nSet-Cookie: b=c\r\n.pdf', () => pdf(402), attached('a__Set-Cookie_ b=c__.pdf')],
]);

const opening = '<</Title(Grand opening/Launch menu)>> (Soft opening/Launch team)\n';
const remarks = () => replaced(pdf(), '% filler\n', '% <html>\n');
const served = hostile([
  // What other checks have taken for programs.
  ['a PDF about an opening', 'opening.pdf', () => pdfWith(opening), attached('opening.pdf')],
  [
    'a PDF with ordinary packed objects',
    'modern.pdf',
    () => pdfWith(packed('5 0 <</Type/Page>>')),
    attached('modern.pdf'),
  ],
  // A reader takes it for what it is by its type, and a browser saves it.
  ['a PDF with a page among its remarks', 'remarks.pdf', remarks, attached('remarks.pdf'), 'rest'],
]);

export const documents = [...activeDocuments, ...otherDocuments, ...names, ...served];
