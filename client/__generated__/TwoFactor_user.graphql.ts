/**
 * @generated SignedSource<<d92b21af2dab620f8fbe3f1536a4518e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactor_user$data = {
  readonly twoFactorEnabled: boolean | null | undefined;
  readonly " $fragmentType": "TwoFactor_user";
};
export type TwoFactor_user$key = {
  readonly " $data"?: TwoFactor_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactor_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactor_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoFactorEnabled",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": "__isUser"
};

(node as any).hash = "90ae3c794906421552e2766dbd29135c";

export default node;
