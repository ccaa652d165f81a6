import { deflateSync } from 'node:zlib';
import { compoundFile, docx, film, html, pdf, xlsx, zip } from '../../support/files.ts';
import { attached, brokenDocument, type HostileFile, lockedDocument, noDocument, php, script, secret } from './file.ts';
import { appended, inserted, png, replaced } from './parts.ts';

/** A PDF file with these objects. */
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

/** Changes a number in each entry of an archive's directory. */
function withEntries(archive: Buffer, change: (entry: Buffer) => void): Buffer {
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = archive.indexOf(signature); at >= 0; at = archive.indexOf(signature, at + 4))
    change(archive.subarray(at));
  return archive;
}

/** A PDF file inside of an archive's comment: the file is read as an archive from its end. */
function pdfThatIsAnArchive(): Buffer {
  const [content, archive] = [pdf(), zip({ 'run.js': script })];
  const whole = appended(content, archive, '%%EOF\n');
  const directory = whole.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const end = whole.length - 22 - 6;
  whole.writeUInt32LE(directory, end + 16);
  whole.writeUInt16LE(6, end + 20);
  return whole;
}

/** What a document can do where it is opened is not checked: it is downloaded, and the chat says so. */
const activeDocuments: HostileFile[] = (
  [
    ['a PDF with a script', 'run.pdf', () => pdfWith(`5 0 obj ${action} endobj\n`)],
    [
      'a PDF with a script under an escaped name',
      'hidden.pdf',
      () => pdfWith('5 0 obj <</S/J#61va#53cript/JS(x)>> endobj\n'),
    ],
    ['a PDF with a script among its packed objects', 'packed.pdf', () => pdfWith(packed(`5 0  ${action}`))],
    [
      'a PDF with packed objects under an escaped name',
      'escaped.pdf',
      () => replaced(pdfWith(packed(`5 0  ${action}`)), '/ObjStm', '/#4fbj#53tm'),
    ],
    [
      'a PDF with packed objects of another encoding',
      'encoded.pdf',
      () => pdfWith('7 0 obj <</Type/ObjStm/Filter/LZWDecode>>stream\nxxx endstream\n'),
    ],
    ['a PDF with packed objects of 400 MB', 'bomb.pdf', () => pdfWith(packed(Buffer.alloc(400_000_000, 32)))],
    ['a PDF that starts a program', 'launch.pdf', () => pdfWith('5 0 obj <</S/Launch/F(cmd.exe)>> endobj\n')],
    ['a PDF with a file inside', 'attached.pdf', () => pdfWith('5 0 obj <</Names<</EmbeddedFiles 6 0 R>>>> endobj\n')],
    [
      'a PDF with a file pinned to a page',
      'pinned.pdf',
      () => pdfWith('5 0 obj <</Subtype/FileAttachment/FS 6 0 R>> endobj\n'),
    ],
    ['a PDF with a film that runs', 'rich.pdf', () => pdfWith('5 0 obj <</Subtype/RichMedia>> endobj\n')],
    ['a PDF with a password', 'locked.pdf', () => pdfWith('trailer <</Encrypt 9 0 R>>\n')],
    ['a workbook with macros', 'macros.xlsx', () => xlsx({ 'xl/vbaProject.bin': secret })],
    ['a workbook with macros of the first kind', 'sheet4.xlsx', () => xlsx({ 'xl/macrosheets/sheet1.xml': secret })],
    ['a workbook with a control', 'control.xlsx', () => xlsx({ 'xl/activeX/activeX1.bin': secret })],
    ['a workbook with a file inside', 'package.xlsx', () => xlsx({ 'xl/embeddings/oleObject1.bin': secret })],
    ['an older workbook with macros', 'macros.xls', () => compoundFile('Workbook', '_VBA_PROJECT')],
    ['an older workbook with a file inside', 'package.xls', () => compoundFile('Workbook', '\x01Ole10Native')],
  ] as const
).map(([what, name, content]) => ({ what, name, content, outcome: attached(name), bomb: /400 MB/.test(what) }));

/** What other checks have taken for programs. */
const harmlessDocuments: HostileFile[] = (
  [
    ['a PDF about JavaScript', 'scripts.pdf', () => pdfWith('(We use TypeScript/JavaScript daily.) Tj\n')],
    [
      'a PDF about an opening',
      'opening.pdf',
      () => pdfWith('<</Title(Grand opening/Launch menu)>> (Soft opening/Launch team)\n'),
    ],
    ['a PDF after a line break', 'break.pdf', () => appended(Buffer.from('\r\n'), pdf())],
    ['a PDF after a byte order mark', 'mark.pdf', () => appended(Buffer.from('\ufeff'), pdf())],
    ['a PDF before 1,100 zero bytes', 'zeros.pdf', () => appended(pdf(), Buffer.alloc(1100))],
    ['a PDF before 64 KB of line breaks', 'breaks.pdf', () => appended(pdf(), '\n'.repeat(65_536))],
    ['a PDF before a comment of HTML', 'comment.pdf', () => appended(pdf(), '<!-- Made by a printer -->\n')],
    ['a page after a PDF', 'after.pdf', () => appended(pdf(), html)],
  ] as const
).map(([what, name, content]) => ({ what, name, content, outcome: attached(name) }));

const otherDocuments: HostileFile[] = (
  [
    ['a workbook with a password', 'password.xlsx', () => compoundFile('EncryptedPackage'), lockedDocument],
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
    ['a text document', 'letter.pdf', docx, noDocument],
    [
      'a text document with macros',
      'letter.docm',
      () =>
        zip({
          '[Content_Types].xml': types('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
          'word/vbaProject.bin': secret,
        }),
      noDocument,
    ],
    ['an older text document', 'letter.xls', () => compoundFile('WordDocument'), noDocument],
    ['an installer', 'setup.xls', () => compoundFile('_StringData'), noDocument],
    ['a rich text', 'letter.rtf', () => Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'), noDocument],
    ['a page', 'page.pdf', () => html, noDocument],
    [
      'a text with HTML',
      'rows.xls',
      () => Buffer.from(`<table><tr><td>=cmd|' /C calc'!A0</td></tr></table>${script}`),
      noDocument,
    ],
    ['a table in plain text', 'rows.csv', () => Buffer.from('name,=HYPERLINK("https://a.test")\n'), noDocument],
    ['an archive', 'files.zip', () => zip({ 'a.exe': secret }), noDocument],
    ['an archive of Java', 'tool.pdf', () => zip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }), noDocument],
    [
      'an OpenDocument table',
      'rows.ods',
      () => zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      noDocument,
    ],
    [
      'a shortcut of Windows',
      'Contract.pdf.lnk',
      () => Buffer.from('4c0000000114020000000000c000000000000046', 'hex'),
      noDocument,
    ],
    [
      'a program for Windows',
      'Contract.pdf.exe',
      () => Buffer.from(`MZ\x90\0${'\0'.repeat(60)}PE\0\0`, 'latin1'),
      noDocument,
    ],
    ['a PHP program', 'shell.pdf', () => Buffer.from(php), noDocument],
    ['a picture', 'scan.pdf', png, noDocument],
    ['a film', 'film.xlsx', () => film(), noDocument],
    ['an empty document', 'empty.pdf', () => Buffer.alloc(0), noDocument],
    ['a document of one byte', 'byte.pdf', () => Buffer.from('%'), noDocument],
    ['a page before a PDF', 'before.pdf', () => appended(html, pdf()), noDocument],
    ['the signature of a PDF', 'signature.pdf', () => Buffer.from('%PDF-1.7\n'), brokenDocument],
    ['a PDF that is cut off', 'cut.pdf', () => pdf(4000).subarray(0, 2000), brokenDocument],
    [
      'an archive after a PDF',
      'appended.pdf',
      () => appended(pdf(), zip({ 'a.js': script })),
      attached('appended.pdf'),
    ],
    ['a PDF that is an archive', 'both.pdf', pdfThatIsAnArchive, noDocument],
    [
      'an archive with the parts of a workbook',
      'fake.xlsx',
      () => zip({ 'xl/workbook.xml': '<workbook/>' }),
      noDocument,
    ],
    ['a workbook that is cut off', 'cut.xlsx', () => xlsx().subarray(0, -30), brokenDocument],
    [
      'a workbook that unpacks to 12 GB',
      'bomb.xlsx',
      () => withEntries(xlsx({ 'xl/worksheets/sheet1.xml': 'x' }), (entry) => void entry.writeUInt32LE(0xffffffff, 24)),
      brokenDocument,
    ],
    [
      'a list of types that unpacks to 100 MB',
      'types.xlsx',
      () => zip({ '[Content_Types].xml': workbookTypes + ' '.repeat(100_000_000), 'xl/workbook.xml': '' }),
      noDocument,
    ],
    ['a script after a workbook', 'comment.xlsx', () => commented(xlsx(), script), brokenDocument],
    ['a workbook with a gap for a program', 'gap.xlsx', () => withGap(xlsx(), `MZ${script}`), brokenDocument],
    ['an older workbook that is cut off', 'cut.xls', () => compoundFile('Workbook').subarray(0, 1100), brokenDocument],
    ['an older workbook whose directory has a cycle', 'cycle.xls', cyclic, brokenDocument],
  ] as const
).map(([what, name, content, outcome]) => ({ what, name, content, outcome, bomb: /unpacks/.test(what) }));

/** An archive may end with a comment. */
function commented(archive: Buffer, comment: string): Buffer {
  archive.writeUInt16LE(comment.length, archive.length - 2);
  return appended(archive, comment);
}
/** Bytes between the entries and the directory belong to neither. */
function withGap(archive: Buffer, content: string): Buffer {
  const directory = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  return inserted(archive, directory, content);
}
function cyclic(): Buffer {
  const file = compoundFile('Workbook');
  file.writeUInt32LE(1, 512 + 4);
  return file;
}

/** Ordinary documents under hostile names. */
const names: HostileFile[] = (
  [
    ['a name with a path', '../../../etc/passwd.pdf', 'passwd.pdf'],
    ['a name with a path of Windows', 'C:\\Windows\\System32\\evil.pdf', 'evil.pdf'],
    ['a name with a right-to-left mark', 'Contract\u202efdp.exe', 'Contractfdp.exe.pdf'],
    ['a name with two extensions', 'Contract.pdf.exe', 'Contract.pdf.exe.pdf'],
    ['a name with HTML', '<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['a name with line ends', 'a\r\nSet-Cookie: b=c\r\n.pdf', 'a__Set-Cookie_ b=c__.pdf'],
    ['a name with quotes', 'a"; filename="b.exe', 'a_; filename=_b.exe.pdf'],
    ['a name of 400 letters', `${'n'.repeat(400)}.pdf`, `${'n'.repeat(120)}.pdf`],
    ['a name that is an extension', '.pdf', 'document.pdf'],
    ['a name of a folder', '..', 'document.pdf'],
  ] as const
).map(([what, name, shown], at) => ({ what, name, content: () => pdf(400 + at), outcome: attached(shown) }));

const served: HostileFile[] = [
  {
    what: 'a PDF with ordinary packed objects',
    name: 'modern.pdf',
    content: () => pdfWith(packed('5 0 <</Type/Page>>')),
    outcome: attached('modern.pdf'),
  },
  {
    // A reader takes it for what it is by its type, and a browser saves it.
    what: 'a PDF with a page among its remarks',
    name: 'remarks.pdf',
    content: () => replaced(pdf(), '% filler\n', '% <html>\n'),
    outcome: attached('remarks.pdf'),
    by: 'rest',
  },
];

export const documents = [...activeDocuments, ...harmlessDocuments, ...otherDocuments, ...names, ...served];
