/**
 * @generated SignedSource<<f164c3458af634f51a6511ebfa2a7f11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumeSubscription_subscription$data = {
  readonly id: string;
  readonly " $fragmentType": "ResumeSubscription_subscription";
};
export type ResumeSubscription_subscription$key = {
  readonly " $data"?: ResumeSubscription_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeSubscription_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResumeSubscription_subscription",
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

(node as any).hash = "c84f3b0645b0bf6f768821fe252d70f3";

export default node;
