/**
 * @generated SignedSource<<43c8a721f646e4f54d212c1a9df81b94>>
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
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "JobSeekerSearchBar_listing";
};
export type JobSeekerSearchBar_listing$key = {
  readonly " $data"?: JobSeekerSearchBar_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerSearchBar_listing">;
};

const node: ReaderFragment = {
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
  "type": "JobListing",
  "abstractKey": null
};

(node as any).hash = "7bc3c5f0c96b6086199c3a0161a05fb6";

export default node;
