/**
 * @generated SignedSource<<f2913ef377dd48ee9c0f54dc5e172920>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmRenewal_subscription$data = {
  readonly id: string;
  readonly " $fragmentType": "ConfirmRenewal_subscription";
};
export type ConfirmRenewal_subscription$key = {
  readonly " $data"?: ConfirmRenewal_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmRenewal_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmRenewal_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "80da50af24512bda442dd64d7fabd8b7";

export default node;
