/**
 * @generated SignedSource<<312572229574401fcafab928468da9ca>>
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
  readonly currency: string;
  readonly downloadUrl: string | null | undefined;
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

(node as any).hash = "26e1b46dc7800cc49e7ce11b5fbeabbf";

export default node;
