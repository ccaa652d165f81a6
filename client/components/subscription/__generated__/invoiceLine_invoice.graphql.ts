/**
 * @generated SignedSource<<78e4953eb4188dcdd42c96dee0a058f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InvoiceStatus = "FAILED" | "OPEN" | "PAID" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type invoiceLine_invoice$data = {
  readonly createdAt: string;
  readonly currency: string;
  readonly id: string;
  readonly number: string | null | undefined;
  readonly price: number;
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

(node as any).hash = "dc9ee58e9ac7797af60748e2da377d64";

export default node;
