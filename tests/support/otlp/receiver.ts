import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import protobuf from 'protobufjs';
import { listenLocally } from '../listening.ts';

/** A span as it was received. Attributes are texts, numbers and booleans by their names. */
export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentId: string;
  kind: string;
  isError: boolean;
  attributes: Record<string, unknown>;
};

export type OtlpReceiver = {
  url: string;
  spans: ReceivedSpan[];
  /** What describes the process, as of the last message. */
  resource: Record<string, unknown>;
  /** All bytes of all messages. */
  bytes: () => Buffer;
  /** The headers of the last message. */
  headers: Record<string, unknown>;
  close: () => Promise<void>;
};

/** What is read of https://github.com/open-telemetry/opentelemetry-proto. Of events and links, whether there are any. */
const { root: schema } = protobuf.parse(`
  syntax = "proto3";
  message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    SpanKind kind = 6;
    repeated KeyValue attributes = 9;
    repeated bytes events = 11;
    repeated bytes links = 13;
    Status status = 15;
  }
  enum SpanKind {
    SPAN_KIND_UNSPECIFIED = 0;
    SPAN_KIND_INTERNAL = 1;
    SPAN_KIND_SERVER = 2;
    SPAN_KIND_CLIENT = 3;
    SPAN_KIND_PRODUCER = 4;
    SPAN_KIND_CONSUMER = 5;
  }
  message Status { string message = 2; StatusCode code = 3; }
  enum StatusCode { STATUS_CODE_UNSET = 0; STATUS_CODE_OK = 1; STATUS_CODE_ERROR = 2; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
`);
const Message = schema.lookupType('ExportTraceServiceRequest');

type Attributes = { key: string; value: Record<string, unknown> }[];
type Decoded = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Record<'traceId' | 'spanId' | 'parentSpanId', Buffer> & DecodedSpan)[] }[];
  }[];
};
type DecodedSpan = {
  name: string;
  kind: string;
  attributes: Attributes;
  status: { code: string; message: string } | null;
  events: Buffer[];
  links: Buffer[];
};

const valuesOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A receiver of traces in OTLP over HTTP, which decodes them by the protocol's definitions and refuses everything else. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: Buffer[] = [];
  const receiver: OtlpReceiver = {
    url: '',
    spans: [],
    resource: {},
    bytes: () => Buffer.concat(bodies),
    headers: {},
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const take = (body: Buffer) => {
    const options = { longs: Number, enums: String, bytes: Buffer, defaults: true };
    const decoded = Message.toObject(Message.decode(body), options) as Decoded;
    for (const { resource, scopeSpans } of decoded.resourceSpans) {
      receiver.resource = valuesOf(resource.attributes);
      for (const { name, traceId, spanId, parentSpanId, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        // Nothing but attributes may say anything.
        if (span.events.length > 0 || span.links.length > 0 || span.status?.message)
          throw new Error(`${name} says more.`);
        receiver.spans.push({
          ...{ name, traceId: traceId.toString('hex'), spanId: spanId.toString('hex') },
          parentId: parentSpanId.toString('hex'),
          kind: span.kind.replace('SPAN_KIND_', '').toLowerCase(),
          isError: span.status?.code === 'STATUS_CODE_ERROR',
          attributes: valuesOf(span.attributes),
        });
      }
    }
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== '/v1/traces' || headers['content-type'] !== 'application/x-protobuf') {
      return void response.writeHead(404).end();
    }
    bodies.push(body);
    receiver.headers = headers;
    try {
      take(body);
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  receiver.url = `http://127.0.0.1:${await listenLocally(server)}`;
  return receiver;
}

/** The spans below a parent as lines, each indented by its depth and in the order of their names. */
export function treeOf(spans: readonly ReceivedSpan[], parentId = ''): string[] {
  return spans
    .filter((span) => span.parentId === parentId)
    .flatMap((span) => [span.name, ...treeOf(spans, span.spanId).map((line) => `  ${line}`)]);
}
