/**
 * @generated SignedSource<<29d92462ae0bd21e1d350bb577431d29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type ChangePlan_subscription$data = {
  readonly id: string;
  readonly recurringMode: RecurringMode;
  readonly " $fragmentType": "ChangePlan_subscription";
};
export type ChangePlan_subscription$key = {
  readonly " $data"?: ChangePlan_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePlan_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePlan_subscription",
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
      "kind": "ScalarField",
      "name": "recurringMode",
      "storageKey": null
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "081c54c85c3007e73c8029798caf6243";

export default node;
