/**
 * @generated SignedSource<<380829694bdee5c3c40c571a96fe37eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerSearchBar_listing$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly job: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "JobSeekerSearchBar_listing";
};
export type JobSeekerSearchBar_listing$key = {
  readonly " $data"?: JobSeekerSearchBar_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerSearchBar_listing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerSearchBar_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobListing",
  "abstractKey": null
};
})();

(node as any).hash = "695a83f19faf4083dd6b137381546e77";

export default node;
