-- The tables with indexes are new: nobody waits for them.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

-- AlterEnum
ALTER TYPE "AuditRecordType" ADD VALUE 'WEBHOOK_ENDPOINT' AFTER 'ENDORSEMENT';

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "former_secret" TEXT,
    "former_secret_until" TIMESTAMPTZ(3),
    "office" BOOLEAN NOT NULL DEFAULT false,
    "failing_since" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_endpoint_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT webhook_endpoint_former_secret_ends CHECK ((former_secret IS NULL) = (former_secret_until IS NULL))
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" SERIAL NOT NULL,
    "message_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "endpoint_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "record_id" INTEGER NOT NULL,
    "people" INTEGER[],
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'WAITING',
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "tried_at" TIMESTAMPTZ(3),
    "request" TEXT,
    "status" INTEGER,
    "answer" TEXT,
    "error" TEXT,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "webhook_endpoint_user_id_created_at_id_idx" ON "webhook_endpoint"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_occurred_at_id_idx" ON "webhook_delivery"("endpoint_id", "occurred_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_occurred_at_idx" ON "webhook_delivery"("occurred_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_due_at_id_idx" ON "webhook_delivery"("endpoint_id", "due_at", "id") WHERE state = 'WAITING';

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_subject_id_idx" ON "webhook_delivery"("endpoint_id", "subject", "id") WHERE state = 'WAITING';

-- A subscription ends once.
CREATE UNIQUE INDEX webhook_delivery_ended_once_idx ON webhook_delivery (endpoint_id, subject) WHERE type = 'subscription.ended';

-- Those that are sent the events of all records.
CREATE INDEX webhook_endpoint_office_idx ON webhook_endpoint (id) WHERE office;

SELECT pgboss.create_queue('webhook-mail', '{"policy": "standard"}');

-- Notes an event for each endpoint that listens to it: those of the people whom the record is about, and those of admins. The
-- domain decides at the delivery what its owner may see of the record. An endpoint that is removed meanwhile is skipped.
CREATE FUNCTION note_webhook_event(
  event_type text, event_subject text, record integer, about integer[], happened_at timestamptz DEFAULT now()
) RETURNS void
  LANGUAGE sql
  AS $$
INSERT INTO webhook_delivery (endpoint_id, type, subject, record_id, people, occurred_at)
  SELECT endpoint.id, event_type, event_subject, record, array_remove(about, NULL), happened_at
    FROM webhook_endpoint AS endpoint
    WHERE (endpoint.user_id = ANY (about) OR endpoint.office) AND event_type = ANY (endpoint.events)
      AND endpoint.paused_at IS NULL AND endpoint.created_at <= happened_at
    ORDER BY endpoint.id FOR KEY SHARE
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION note_message_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('message.created', 'chat:' || NEW.chat_id, NEW.id,
    (SELECT CASE WHEN open THEN ARRAY[employer_id, job_seeker_id, support_user_id] ELSE '{}' END FROM chat WHERE id = NEW.chat_id));
  RETURN NULL;
END $$;
CREATE TRIGGER message_event AFTER INSERT ON message FOR EACH ROW EXECUTE FUNCTION note_message_event();

CREATE FUNCTION note_contact_request_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('contact_request.created', 'contact_request:' || NEW.id, NEW.id,
    ARRAY[NEW.employer_id, NEW.job_seeker_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER contact_request_event AFTER INSERT ON contact_request
  FOR EACH ROW WHEN (NEW.activated_at IS NOT NULL) EXECUTE FUNCTION note_contact_request_event();
-- An introduction that is taken up.
CREATE TRIGGER contact_request_activated_event AFTER UPDATE OF activated_at ON contact_request
  FOR EACH ROW WHEN (OLD.activated_at IS NULL AND NEW.activated_at IS NOT NULL) EXECUTE FUNCTION note_contact_request_event();

CREATE FUNCTION note_application_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('application.created', 'application:' || NEW.id, NEW.id,
    (SELECT ARRAY[employer_id, NEW.job_seeker_id] FROM job_offer WHERE id = NEW.job_offer_id));
  RETURN NULL;
END $$;
CREATE TRIGGER application_event AFTER INSERT ON job_application FOR EACH ROW EXECUTE FUNCTION note_application_event();

CREATE FUNCTION note_job_offer_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event(CASE WHEN NEW.active THEN 'job_offer.published' ELSE 'job_offer.ended' END,
    'job_offer:' || NEW.id, NEW.id, ARRAY[NEW.employer_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER job_offer_event AFTER INSERT ON job_offer
  FOR EACH ROW WHEN (NEW.active) EXECUTE FUNCTION note_job_offer_event();
CREATE TRIGGER job_offer_changed_event AFTER UPDATE OF state, held ON job_offer
  FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION note_job_offer_event();

CREATE FUNCTION note_activation_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('job_seeker.activated', 'job_seeker:' || NEW.id, NEW.id, ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER job_seeker_event AFTER INSERT ON "user" FOR EACH ROW WHEN (NEW.active) EXECUTE FUNCTION note_activation_event();
-- The end of a pause is none.
CREATE TRIGGER job_seeker_activated_event AFTER UPDATE OF active ON "user"
  FOR EACH ROW WHEN (NEW.active AND NOT OLD.active AND OLD.paused_at IS NULL) EXECUTE FUNCTION note_activation_event();

CREATE FUNCTION note_subscription_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event(CASE NEW.status WHEN 'ACTIVE' THEN 'subscription.started' ELSE 'subscription.ended' END,
    'subscription:' || NEW.id, NEW.id, ARRAY[NEW.employer_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER subscription_event AFTER INSERT ON subscription
  FOR EACH ROW WHEN (NEW.status = 'ACTIVE') EXECUTE FUNCTION note_subscription_event();
CREATE TRIGGER subscription_started_event AFTER UPDATE OF status ON subscription
  FOR EACH ROW WHEN (OLD.status = 'INCOMPLETE' AND NEW.status = 'ACTIVE') EXECUTE FUNCTION note_subscription_event();
-- A gift whose time is over keeps its status: a task notes its end.
CREATE TRIGGER subscription_ended_event AFTER UPDATE OF status ON subscription
  FOR EACH ROW WHEN (OLD.status IN ('ACTIVE', 'PAST_DUE') AND NEW.status = 'CANCELED') EXECUTE FUNCTION note_subscription_event();

CREATE FUNCTION note_rating_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('rating.created', 'rating:' || NEW.id, NEW.id, ARRAY[NEW.employer_id, NEW.job_seeker_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER rating_event AFTER INSERT ON rating FOR EACH ROW EXECUTE FUNCTION note_rating_event();

-- For admins only; about the person, with whose deletion it goes.
CREATE FUNCTION note_review_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('review.decided', 'review:' || NEW.id, NEW.id,
    ARRAY[coalesce(NEW.job_seeker_id, (SELECT employer_id FROM job_offer WHERE id = NEW.job_offer_id))]);
  RETURN NULL;
END $$;
CREATE TRIGGER review_event AFTER UPDATE OF state ON review
  FOR EACH ROW WHEN (OLD.state = 'WAITING' AND NEW.state <> 'WAITING') EXECUTE FUNCTION note_review_event();

CREATE FUNCTION note_report_event() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM note_webhook_event('report.created', 'report:' || NEW.id, NEW.id, ARRAY[NEW.user_id, NEW.reporter_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER report_event AFTER INSERT ON report FOR EACH ROW EXECUTE FUNCTION note_report_event();
