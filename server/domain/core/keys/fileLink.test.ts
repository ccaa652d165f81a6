import { expect, it } from 'vitest';
import { signer } from '../links/links.ts';
import { fileLinks } from './fileLink.ts';

const links = fileLinks(signer(['a secret of this test']));
const now = new Date('2026-06-01T12:10:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const uri = '/media/chats/0123456789abcdef0123456789abcdef.webp';
const proofOf = (signed: string) => {
  const { searchParams } = new URL(signed, 'http://localhost');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
};

it('gives access to one file for one to two hours', () => {
  const proof = proofOf(links.sign(uri, now));
  expect(links.admits(uri, proof, now)).toBe(true);
  expect(links.admits(uri, proof, later(60))).toBe(true);
  expect(links.admits(uri, proof, later(120))).toBe(false);
});

it('is the same within an hour, and changes in the next hour', () => {
  expect(links.sign(uri, later(20))).toBe(links.sign(uri, now));
  expect(links.sign(uri, later(60))).not.toBe(links.sign(uri, now));
});

it('is invalid for other files and for changed parameters', () => {
  const proof = proofOf(links.sign(uri, now));
  expect(links.admits(uri.replace('0123', '9123'), proof, now)).toBe(false);
  expect(links.admits(uri, { ...proof, until: String(Number(proof.until) + 1) }, now)).toBe(false);
  expect(links.admits(uri, { ...proof, signature: `${proof.signature}A` }, now)).toBe(false);
  expect(links.admits(uri, { ...proof, signature: '' }, now)).toBe(false);
  expect(fileLinks(signer(['another secret'])).admits(uri, proof, now)).toBe(false);
});
