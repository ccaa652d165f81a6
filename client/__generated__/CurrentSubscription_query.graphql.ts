/**
 * @generated SignedSource<<fdbc5fb6216c6ca96847579c8b5406a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrentSubscription_query$data = {
  readonly paymentSetup: {
    readonly " $fragmentSpreads": FragmentRefs<"ChangeCard_setup">;
  };
  readonly " $fragmentType": "CurrentSubscription_query";
};
export type CurrentSubscription_query$key = {
  readonly " $data"?: CurrentSubscription_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentSubscription_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentSubscription_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentSetup",
      "kind": "LinkedField",
      "name": "paymentSetup",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangeCard_setup"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "021e81dd9f74abd4e46d1bb7af39ad6c";

export default node;
