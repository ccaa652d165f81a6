/**
 * @generated SignedSource<<6d7b6b2a855cf76ffccd2e9b26397809>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndGift_subscription$data = {
  readonly employer: {
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentType": "EndGift_subscription";
};
export type EndGift_subscription$key = {
  readonly " $data"?: EndGift_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndGift_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndGift_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employer",
      "kind": "LinkedField",
      "name": "employer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "378b1a0b52e709e7a9a2709ab9a96f05";

export default node;
