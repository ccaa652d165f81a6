/**
 * @generated SignedSource<<cd158f3770fdc1ecf6e6581fad8c80a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatedService_jobSeeker$data = {
  readonly averageStars: number | null | undefined;
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly photoUri: string | null | undefined;
  readonly ratingCount: number;
  readonly " $fragmentType": "RatedService_jobSeeker";
};
export type RatedService_jobSeeker$key = {
  readonly " $data"?: RatedService_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatedService_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatedService_jobSeeker",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageStars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "1f7cbd6dfd0c42a72ba6f663b62fa386";

export default node;
