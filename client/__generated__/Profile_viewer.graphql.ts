/**
 * @generated SignedSource<<9507725c2c67511eaa2746f2de464bdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly kind: ViewerKind;
  readonly user: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEnd_viewer" | "useContact_viewer">;
  readonly " $fragmentType": "Profile_viewer";
};
export type Profile_viewer$key = {
  readonly " $data"?: Profile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profile_viewer",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileEnd_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2b7e376a46365e991611214c0d48147d";

export default node;
