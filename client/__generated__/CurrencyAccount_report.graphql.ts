/**
 * @generated SignedSource<<add0e2de42ab7d731faf43a6b56e56e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrencyAccount_report$data = {
  readonly closing: string;
  readonly currency: string;
  readonly days: ReadonlyArray<{
    readonly disputed: string;
    readonly fees: string;
    readonly net: string;
    readonly other: string;
    readonly paidOut: string;
    readonly period: string;
    readonly received: string;
    readonly refunded: string;
  }>;
  readonly months: ReadonlyArray<{
    readonly disputed: string;
    readonly fees: string;
    readonly net: string;
    readonly other: string;
    readonly paidOut: string;
    readonly period: string;
    readonly received: string;
    readonly refunded: string;
  }>;
  readonly opening: string;
  readonly total: {
    readonly disputed: string;
    readonly fees: string;
    readonly net: string;
    readonly other: string;
    readonly paidOut: string;
    readonly received: string;
    readonly refunded: string;
  };
  readonly " $fragmentType": "CurrencyAccount_report";
};
export type CurrencyAccount_report$key = {
  readonly " $data"?: CurrencyAccount_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyAccount_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "received",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refunded",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disputed",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fees",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "other",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidOut",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "period",
    "storageKey": null
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrencyAccount_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerPeriod",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerPeriod",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerPeriod",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LedgerReport",
  "abstractKey": null
};
})();

(node as any).hash = "ddb46bddfb5e521066eea6e6a19e3a96";

export default node;
