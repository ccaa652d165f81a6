/**
 * @generated SignedSource<<1af947cf967e8f70181162d9219a1179>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type WriteToUs_query$data = {
  readonly paymentSetup: {
    readonly supportEmail: string;
  };
  readonly viewer: {
    readonly kind: ViewerKind;
  };
  readonly " $fragmentType": "WriteToUs_query";
};
export type WriteToUs_query$key = {
  readonly " $data"?: WriteToUs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteToUs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteToUs_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentSetup",
      "kind": "LinkedField",
      "name": "paymentSetup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "923975f228f62314a049aeb82177ec05";

export default node;
