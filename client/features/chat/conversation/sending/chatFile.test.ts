import { describe, expect, it } from 'vitest';
import { chatFileKind, chatFileProblem, documentKindText, sizeText } from './chatFile.ts';

const megabyte = 1024 * 1024;
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('a file that is to go with a message', () => {
  it.each([
    ['image', 'a.jpg', 'image/jpeg'],
    ['image', 'no-ending', 'image/webp'],
    ['document', 'cv.pdf', 'application/pdf'],
    ['document', 'hours.xlsx', excel],
    ['document', 'Hours.XLS', ''],
    ['document', 'hours.xls', 'application/octet-stream'],
    [null, 'letter.docx', 'application/msword'],
    [null, 'drawing.svg', 'image/svg+xml'],
    [null, 'picture.pdf', 'image/tiff'],
    [null, 'a.jpg', ''],
    [null, 'pdf', ''],
  ])('is %s: %s %s', (kind, name, type) => {
    expect(chatFileKind({ name, type })).toBe(kind);
  });

  it('is refused at once when it is too large, of another type or empty', () => {
    const picture = { name: 'a.png', type: 'image/png', size: 10 * megabyte };
    expect(chatFileProblem(picture)).toBeNull();
    expect(chatFileProblem({ ...picture, size: 10 * megabyte + 1 })).toBe('A picture can have at most 10 MB.');
    const document = { name: 'a.pdf', type: 'application/pdf', size: 11 * megabyte };
    expect(chatFileProblem(document)).toBe('A document can have at most 10 MB.');
    expect(chatFileProblem({ ...document, size: 0 })).toBe('This file is empty.');
    expect(chatFileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 9 })).toMatch(/JPEG, PNG/);
    expect(chatFileProblem({ name: 'a.exe', type: 'application/x-msdownload', size: 9 })).toMatch(/PDF or an Excel/);
  });

  it('is told by its size and kind', () => {
    expect([1, 240 * 1024, 999 * 1024, 1000 * 1024, 3.25 * megabyte].map(sizeText)).toEqual([
      '1 KB',
      '240 KB',
      '999 KB',
      '1.0 MB',
      '3.3 MB',
    ]);
    expect(['a.PDF', 'b.xls', 'c.xlsx', 'd'].map(documentKindText)).toEqual(['PDF', 'Excel', 'Excel', 'Document']);
  });
});
