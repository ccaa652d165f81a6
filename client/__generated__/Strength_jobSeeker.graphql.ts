/**
 * @generated SignedSource<<fedf1d0a1a1e3fcf96da0d4ce49aeed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Strength_jobSeeker$data = {
  readonly strength: {
    readonly percent: number;
  } | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"profileParts_jobSeeker">;
  readonly " $fragmentType": "Strength_jobSeeker";
};
export type Strength_jobSeeker$key = {
  readonly " $data"?: Strength_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"Strength_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updated",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Strength_jobSeeker",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileStrength",
      "kind": "LinkedField",
      "name": "strength",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "profileParts_jobSeeker",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileStrength",
          "kind": "LinkedField",
          "name": "strength",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "7c57f64f1567b6748d353a723e51c724";

export default node;
