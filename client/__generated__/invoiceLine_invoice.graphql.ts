/**
 * @generated SignedSource<<4365430f264be6471dc32b1bfdc6c4f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceStatus = "DISPUTED" | "FAILED" | "OPEN" | "PAID" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type invoiceLine_invoice$data = {
  readonly createdAt: string;
  readonly creditNotes: ReadonlyArray<{
    readonly downloadUrl: string | null | undefined;
    readonly number: string;
  }>;
  readonly currency: string;
  readonly disputedPrice: number;
  readonly downloadUrl: string | null | undefined;
  readonly id: string;
  readonly number: string | null | undefined;
  readonly paidPrice: number;
  readonly price: number;
  readonly refundedPrice: number;
  readonly status: InvoiceStatus;
  readonly " $fragmentType": "invoiceLine_invoice";
};
export type invoiceLine_invoice$key = {
  readonly " $data"?: invoiceLine_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceLine_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "invoiceLine_invoice"
};

(node as any).hash = "e79dfa023043b480f12157583d0ab548";

export default node;
