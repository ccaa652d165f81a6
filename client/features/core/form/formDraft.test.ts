import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../../../../tests/support/browserStorage.ts';
import { setStorageOwner } from '../../../app/relay/storageOwner.ts';
import { forgetPersonalData } from '../storage/personalKeys.ts';
import {
  browserDraft,
  forgetFormDraft,
  handOverBrowserDraft,
  hasBrowserDraft,
  keepFormDraft,
  readFormDraft,
  tabDraft,
} from './formDraft.ts';

const offer = tabDraft('offer');
const initial = { title: '', rate: null as number | null, city: { id: 1 }, photo: null as Blob | null };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('localStorage', new BrowserStorage());
});
afterEach(() => {
  setStorageOwner('visitor');
  vi.unstubAllGlobals();
});

it('keeps what differs from the initial values', () => {
  keepFormDraft(offer, { ...initial, title: 'Waiter', rate: 12 }, initial);
  expect(readFormDraft(offer, initial)).toEqual({ title: 'Waiter', rate: 12 });
  expect(readFormDraft(tabDraft('other'), initial)).toBeNull();
});

it('keeps nothing once everything is as it was, or forgotten', () => {
  keepFormDraft(offer, { ...initial, title: 'Waiter' }, initial);
  keepFormDraft(offer, { ...initial, city: { id: 1 } }, initial);
  expect(readFormDraft(offer, initial)).toBeNull();
  keepFormDraft(offer, { ...initial, title: 'Waiter' }, initial);
  forgetFormDraft(offer);
  expect(readFormDraft(offer, initial)).toBeNull();
});

it('ignores a draft of a form that has changed', () => {
  sessionStorage.setItem('hourhand-draft-visitor-form-offer', '{"subject":"Waiter"}');
  expect(readFormDraft(offer, initial)).toBeNull();
  sessionStorage.setItem('hourhand-draft-visitor-form-offer', '{"title":7}');
  expect(readFormDraft(offer, initial)).toBeNull();
  sessionStorage.setItem('hourhand-draft-visitor-form-offer', 'no JSON');
  expect(readFormDraft(offer, initial)).toBeNull();
});

it('is forgotten when the user signs out', () => {
  keepFormDraft(offer, { ...initial, title: 'Waiter' }, initial);
  forgetPersonalData();
  expect(readFormDraft(offer, initial)).toBeNull();
});

it('lasts longer than the tab for a visitor, until it is forgotten', () => {
  let isVisitor = true;
  const place = browserDraft('offer', () => isVisitor);
  keepFormDraft(place, { ...initial, title: 'Waiter' }, initial);
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  isVisitor = false;
  expect(hasBrowserDraft('offer')).toBe(true);
  expect(readFormDraft(place, initial)).toEqual({ title: 'Waiter' });
  keepFormDraft(place, { ...initial, title: 'Cook' }, initial);
  expect(readFormDraft(offer, initial)).toBeNull();
  forgetFormDraft(place);
  expect(hasBrowserDraft('offer')).toBe(false);

  // Without one that waits, it is kept for the tab alone.
  keepFormDraft(place, { ...initial, title: 'Barista' }, initial);
  expect(hasBrowserDraft('offer')).toBe(false);
  expect(readFormDraft(offer, initial)).toEqual({ title: 'Barista' });
});

it('is offered only to the user who typed it', () => {
  setStorageOwner('7');
  keepFormDraft(offer, { ...initial, title: 'Waiter' }, initial);
  setStorageOwner('8');
  expect(readFormDraft(offer, initial)).toBeNull();
  setStorageOwner('visitor');
  expect(readFormDraft(offer, initial)).toBeNull();
  setStorageOwner('7');
  expect(readFormDraft(offer, initial)).toEqual({ title: 'Waiter' });
});

it('of a visitor belongs to a user once it is handed over', () => {
  const place = browserDraft('offer', () => true);
  keepFormDraft(place, { ...initial, title: 'Waiter' }, initial);
  setStorageOwner('7');
  expect(hasBrowserDraft('offer')).toBe(false);
  handOverBrowserDraft('offer', '7');
  expect(readFormDraft(place, initial)).toEqual({ title: 'Waiter' });
  setStorageOwner('visitor');
  expect(hasBrowserDraft('offer')).toBe(false);
});
