import { describe, expect, it } from 'vitest';
import { makeCreditNotes } from '../../server/domain/billing/documents/creditNotes.ts';
import { readCreditNoteFile } from '../../server/domain/billing/purchase/invoice.ts';
import { refundInvoice } from '../../server/domain/billing/purchase/refund.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { contextFor, mutateAs, readAs } from '../support/graph.ts';
import { asAdmin, asEmployer, buy } from '../support/sandbox.ts';
import { testPayments } from '../support/subscribers.ts';
import { logIn } from '../support/visiting.ts';

/** Whom invoices name, and the credit notes of refunds. */

const { app, db, provider } = testPayments();
const given = {
  company: ' Lorenz Gastronomie Pte Ltd ',
  line1: '1 Raffles Place',
  postalCode: '048616',
  city: 'Singapore',
  country: 'SG',
  taxNumber: ' 201912345k',
};

const kept = { ...given, company: 'Lorenz Gastronomie Pte Ltd', line2: null, taxNumber: '201912345K' };

const fields = 'company line1 line2 postalCode city country taxNumber';

const save = (viewer: Viewer, input: object) =>
  mutateAs(app, viewer, 'saveBillingDetails', input, `billingDetails { ${fields} }`);

const read = async (viewer: Viewer, employer: { id: number }) => {
  const source = `query ($id: ID!) { node(id: $id) { ... on Employer { billingDetails { ${fields} } } } }`;
  return (await readAs(app, viewer, source, { id: encodeGlobalId('Employer', employer.id) })).node;
};

describe('billing details', () => {
  it('are kept at the provider, for the employer and admins to see', async () => {
    const employer = await makeEmployer(db);
    const own = asEmployer(employer);
    expect(await read(own, employer)).toEqual({ billingDetails: null });
    expect(await save(own, given)).toEqual({ __typename: 'SaveBillingDetailsPayload', billingDetails: kept });
    expect(await read(own, employer)).toEqual({ billingDetails: kept });
    expect(await read(asAdmin(await makeAdmin(db)), employer)).toEqual({ billingDetails: kept });
    const other = await read(asEmployer(await makeEmployer(db)), employer);
    expect(other?.billingDetails ?? null).toBeNull();
    await buy(app, provider, employer);
    const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: employer.id } });
    const [invoice] = (await provider.stripe.invoices.list({ customer: stripeCustomerId ?? '' })).data;
    expect(invoice).toMatchObject({ customer_name: kept.company, customer_tax_ids: [{ value: kept.taxNumber }] });
  });

  it.each([
    ['no address', { line1: ' ' }, 'line1'],
    ['no such country', { country: 'XX' }, 'country'],
    ['a number that the provider refuses', { taxNumber: 'NONSENSE' }, 'taxNumber'],
    ['a word in a country of the European Union', { country: 'DE', taxNumber: 'NONSENSE' }, 'taxNumber'],
    ['a country without such numbers', { country: 'AQ' }, 'taxNumber'],
  ])('with %s are refused by the field', async (_what, over, field) => {
    const own = asEmployer(await makeEmployer(db));
    const refused = await save(own, { ...given, ...over });
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  });
});

it('a credit note follows a refund once, is downloaded by the employer and admins, and by nobody else', async () => {
  const employer = await makeEmployer(db);
  const { id: subscriptionId } = await buy(app, provider, employer);
  const { id } = await db.invoice.findFirstOrThrow({ where: { subscriptionId } });
  const admin = asAdmin(await makeAdmin(db));
  await refundInvoice(contextFor(app, admin), id, { reason: 'Not needed any more', endSubscription: true });
  await eventually(async () => {
    await makeCreditNotes(app.services);
    expect(await db.creditNote.count({ where: { invoiceId: id } })).toBe(1);
  });
  const note = await db.creditNote.findFirstOrThrow({ where: { invoiceId: id } });
  expect(note).toMatchObject({ amount: 4900 });
  const other = asEmployer(await makeEmployer(db));
  for (const viewer of [other, { kind: 'anonymous' } as Viewer]) {
    await expect(readCreditNoteFile(contextFor(app, viewer), note.id)).rejects.toMatchObject({ name: 'NotFound' });
  }
  for (const viewer of [asEmployer(employer), admin]) {
    const { name, pdf } = await readCreditNoteFile(contextFor(app, viewer), note.id);
    expect(name).toBe(`Credit-note-${note.number}.pdf`);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await fetch(`${app.url}/credit-notes/${note.id}/download`)).status).toBe(404);
  // Said again, it makes nothing.
  await refundInvoice(contextFor(app, admin), id, { reason: 'Not needed any more', endSubscription: true });
  await makeCreditNotes(app.services);
  expect(await db.creditNote.count({ where: { invoiceId: id } })).toBe(1);
});

it('only its employer can download an invoice', async () => {
  const employer = await makeEmployer(db);
  const { globalId: id } = await buy(app, provider, employer);
  const source =
    'query ($id: ID!) { node(id: $id) { ... on EmployerSubscription { latestInvoice { number downloadUrl } } } }';
  const { number, downloadUrl } = (await readAs(app, asEmployer(employer), source, { id })).node.latestInvoice;
  const get = async (visitor: Visitor, path: string = downloadUrl) =>
    fetch(`${app.url}${path}`, { headers: { cookie: visitor.cookieHeader } });
  const stranger = await makeEmployer(db);
  app.clock.now = new Date();
  const theirs = await logIn(app, stranger);
  for (const visitor of [new Visitor(app.url), theirs]) expect((await get(visitor)).status).toBe(404);
  const own = await logIn(app, employer);
  for (const path of ['/invoices/999999/download', '/invoices/x/download']) {
    expect((await get(own, path)).status).toBe(404);
  }
  const file = await get(own);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="Invoice-${number}.pdf"`);
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain(number);
});
