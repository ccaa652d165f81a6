/**
 * @generated SignedSource<<c463f20986c64b3904b3899abdf3fb1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobReferenceState = "CONFIRMED" | "DECLINED" | "EXPIRED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type ReferenceRow_jobReference$data = {
  readonly answeredAt: string | null | undefined;
  readonly beganIn: string;
  readonly company: string;
  readonly contactEmail: string;
  readonly contactName: string;
  readonly endedIn: string;
  readonly expiresAt: string;
  readonly job: string;
  readonly sentence: string | null | undefined;
  readonly state: JobReferenceState;
  readonly " $fragmentType": "ReferenceRow_jobReference";
};
export type ReferenceRow_jobReference$key = {
  readonly " $data"?: ReferenceRow_jobReference$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceRow_jobReference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferenceRow_jobReference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "job",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beganIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    }
  ],
  "type": "JobReference",
  "abstractKey": null
};

(node as any).hash = "1a6552dc4b603936b46638321809a0a0";

export default node;
