/**
 * @generated SignedSource<<ffb08e784a61c48186663856892ff5dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedOffer_saved$data = {
  readonly createdAt: string;
  readonly jobOfferId: string;
  readonly " $fragmentType": "ClosedOffer_saved";
};
export type ClosedOffer_saved$key = {
  readonly " $data"?: ClosedOffer_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedOffer_saved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedOffer_saved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobOfferId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "SavedJobOffer",
  "abstractKey": null
};

(node as any).hash = "e6ced6d02d626da75ca790e622a67ff9";

export default node;
