/**
 * @generated SignedSource<<d27cb47695393e031526250f7f2b3aaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTerms_viewer$data = {
  readonly contactPrefill: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly kind: ViewerKind;
  readonly " $fragmentType": "PaymentTerms_viewer";
};
export type PaymentTerms_viewer$key = {
  readonly " $data"?: PaymentTerms_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTerms_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTerms_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactPrefill",
      "kind": "LinkedField",
      "name": "contactPrefill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a76008f96751cdfbb06e4c28c810c7b8";

export default node;
