-- Trigram search. The extension is trusted: the owner of the database may install it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('ROLE_CANDIDATE', 'ROLE_EMPLOYER', 'ROLE_ADMIN');

-- CreateEnum
CREATE TYPE "MessageMail" AS ENUM ('AT_ONCE', 'DAILY', 'NEVER');

-- CreateEnum
CREATE TYPE "ChatKind" AS ENUM ('CONTACT', 'SUPPORT');

-- CreateEnum
CREATE TYPE "MessageType" AS ENUM ('TEXT', 'IMAGE', 'DOCUMENT');

-- CreateEnum
CREATE TYPE "EmailStatus" AS ENUM ('ok', 'ko');

-- CreateEnum
CREATE TYPE "RecurringMode" AS ENUM ('MONTHLY', 'YEARLY');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'CANCELED');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('OPEN', 'PAID', 'FAILED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "UploadKind" AS ENUM ('PHOTO', 'VIDEO', 'OFFER_IMAGE', 'CHAT_IMAGE', 'CHAT_DOCUMENT');

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "role" "Role" NOT NULL,
    "login_email" TEXT,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "whats_app" TEXT,
    "photo_uri" TEXT,
    "city_id" INTEGER,
    "job_id" INTEGER,
    "message_mail" "MessageMail" NOT NULL DEFAULT 'AT_ONCE',
    "last_seen_at" TIMESTAMPTZ(3),
    "last_message_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "company" TEXT,
    "site" TEXT,
    "stripe_customer_id" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "updated" BOOLEAN NOT NULL DEFAULT false,
    "sex_id" INTEGER,
    "native_country_id" INTEGER,
    "language_id" INTEGER,
    "experience_id" INTEGER,
    "situation_in_country" TEXT,
    "zip_code" TEXT,
    "job_areas" TEXT,
    "min_rate" INTEGER,
    "title" TEXT,
    "description" TEXT,
    "answer1" TEXT,
    "answer2" TEXT,
    "answer3" TEXT,
    "answer4" TEXT,
    "part_time" BOOLEAN NOT NULL DEFAULT false,
    "full_time" BOOLEAN NOT NULL DEFAULT false,
    "video_uri" TEXT,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" SERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" SERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" SERIAL NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "secret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secret_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "country" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "currency_symbol" TEXT NOT NULL,
    "currency_code" TEXT NOT NULL,
    "currency_name" TEXT NOT NULL,
    "situation_list" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "city" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "country_id" INTEGER NOT NULL,
    "recommended_prices" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "plural" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sex" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "sex_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "language" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "language_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "experience" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "experience_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_offer" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "city_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "max_rate" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "photo_uri" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_request_status" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_request_status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_request" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "status_id" INTEGER,
    "introduced_by_id" INTEGER,
    "activated_at" TIMESTAMPTZ(3),
    "name" TEXT NOT NULL,
    "email" TEXT,
    "whats_app" TEXT,
    "company" TEXT,
    "description" TEXT,
    "part_time" BOOLEAN NOT NULL DEFAULT false,
    "full_time" BOOLEAN NOT NULL DEFAULT false,
    "client_key" TEXT,
    "weighs" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat" (
    "id" SERIAL NOT NULL,
    "kind" "ChatKind" NOT NULL,
    "employer_id" INTEGER,
    "job_seeker_id" INTEGER,
    "support_user_id" INTEGER,
    "employer_hash" TEXT,
    "job_seeker_hash" TEXT,
    "open" BOOLEAN NOT NULL DEFAULT true,
    "nb_messages" INTEGER NOT NULL DEFAULT 0,
    "last_message_id" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_participant" (
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "read_message_id" INTEGER NOT NULL DEFAULT 0,
    "last_message_id" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_participant_pkey" PRIMARY KEY ("chat_id","user_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" SERIAL NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" "MessageType" NOT NULL DEFAULT 'TEXT',
    "text" TEXT,
    "photo_uri" TEXT,
    "document_uri" TEXT,
    "document_name" TEXT,
    "client_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_message" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "status" "EmailStatus" NOT NULL DEFAULT 'ok',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "career" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "sub_title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "career_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pricing_option" (
    "id" SERIAL NOT NULL,
    "currency" TEXT NOT NULL,
    "recurring_mode" "RecurringMode" NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pricing_option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "recurring_mode" "RecurringMode" NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "stripe_subscription_id" TEXT,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "card_brand" TEXT,
    "card_last4" TEXT,
    "granted_by_id" INTEGER,
    "grant_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice" (
    "id" SERIAL NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "stripe_invoice_id" TEXT NOT NULL,
    "number" TEXT,
    "status" "InvoiceStatus" NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" TEXT NOT NULL,
    "kind" "UploadKind" NOT NULL,
    "user_id" INTEGER,
    "chat_id" INTEGER,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_login_email_key" ON "user"("login_email");

-- CreateIndex
CREATE UNIQUE INDEX "user_stripe_customer_id_key" ON "user"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "user_role_active_created_at_id_idx" ON "user"("role", "active", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_popularity_id_idx" ON "user"("role", "active", "popularity" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_min_rate_id_idx" ON "user"("role", "active", "min_rate", "id");

-- CreateIndex
CREATE INDEX "user_role_active_job_id_created_at_id_idx" ON "user"("role", "active", "job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_popularity_id_idx" ON "user"("role", "active", "job_id", "popularity" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_min_rate_id_idx" ON "user"("role", "active", "job_id", "min_rate", "id");

-- CreateIndex
CREATE INDEX "user_role_active_city_id_created_at_id_idx" ON "user"("role", "active", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_city_id_created_at_id_idx" ON "user"("role", "active", "job_id", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_city_id_popularity_id_idx" ON "user"("role", "active", "job_id", "city_id", "popularity" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_city_id_min_rate_id_idx" ON "user"("role", "active", "job_id", "city_id", "min_rate", "id");

-- CreateIndex
CREATE INDEX "user_role_created_at_id_idx" ON "user"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_last_message_at_id_idx" ON "user"("role", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_experience_id_id_idx" ON "user"("role", "experience_id" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_city_id_created_at_id_idx" ON "user"("role", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_search_text_idx" ON "user" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_city_id_idx" ON "user"("city_id");

-- CreateIndex
CREATE INDEX "user_job_id_idx" ON "user"("job_id");

-- CreateIndex
CREATE INDEX "user_native_country_id_idx" ON "user"("native_country_id");

-- CreateIndex
CREATE INDEX "user_language_id_idx" ON "user"("language_id");

-- CreateIndex
CREATE INDEX "user_sex_id_idx" ON "user"("sex_id");

-- CreateIndex
CREATE INDEX "user_experience_id_idx" ON "user"("experience_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "country_name_key" ON "country"("name");

-- CreateIndex
CREATE UNIQUE INDEX "city_slug_key" ON "city"("slug");

-- CreateIndex
CREATE INDEX "city_name_idx" ON "city"("name");

-- CreateIndex
CREATE UNIQUE INDEX "city_country_id_name_key" ON "city"("country_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "job_name_key" ON "job"("name");

-- CreateIndex
CREATE UNIQUE INDEX "job_slug_key" ON "job"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "sex_name_key" ON "sex"("name");

-- CreateIndex
CREATE UNIQUE INDEX "language_name_key" ON "language"("name");

-- CreateIndex
CREATE UNIQUE INDEX "experience_name_key" ON "experience"("name");

-- CreateIndex
CREATE UNIQUE INDEX "job_offer_slug_key" ON "job_offer"("slug");

-- CreateIndex
CREATE INDEX "job_offer_active_created_at_id_idx" ON "job_offer"("active", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_active_job_id_city_id_created_at_id_idx" ON "job_offer"("active", "job_id", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_active_city_id_created_at_id_idx" ON "job_offer"("active", "city_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_employer_id_created_at_id_idx" ON "job_offer"("employer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_created_at_id_idx" ON "job_offer"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_offer_city_id_idx" ON "job_offer"("city_id");

-- CreateIndex
CREATE INDEX "job_offer_job_id_idx" ON "job_offer"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "contact_request_status_name_key" ON "contact_request_status"("name");

-- CreateIndex
CREATE UNIQUE INDEX "contact_request_client_key_key" ON "contact_request"("client_key");

-- CreateIndex
CREATE INDEX "contact_request_created_at_id_idx" ON "contact_request"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_employer_id_created_at_id_idx" ON "contact_request"("employer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_job_seeker_id_created_at_id_idx" ON "contact_request"("job_seeker_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_status_id_created_at_id_idx" ON "contact_request"("status_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_job_seeker_id_activated_at_idx" ON "contact_request"("job_seeker_id", "activated_at");

-- CreateIndex
CREATE INDEX "contact_request_employer_id_job_seeker_id_idx" ON "contact_request"("employer_id", "job_seeker_id");

-- CreateIndex
CREATE INDEX "contact_request_chat_id_idx" ON "contact_request"("chat_id");

-- CreateIndex
CREATE INDEX "contact_request_introduced_by_id_idx" ON "contact_request"("introduced_by_id");

-- CreateIndex
CREATE INDEX "contact_request_weighs_created_at_idx" ON "contact_request"("weighs", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "chat_support_user_id_key" ON "chat"("support_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_employer_hash_key" ON "chat"("employer_hash");

-- CreateIndex
CREATE UNIQUE INDEX "chat_job_seeker_hash_key" ON "chat"("job_seeker_hash");

-- CreateIndex
CREATE INDEX "chat_job_seeker_id_idx" ON "chat"("job_seeker_id");

-- CreateIndex
CREATE INDEX "chat_last_message_at_id_idx" ON "chat"("last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "chat_employer_id_job_seeker_id_key" ON "chat"("employer_id", "job_seeker_id");

-- CreateIndex
CREATE INDEX "chat_participant_user_id_last_message_id_chat_id_idx" ON "chat_participant"("user_id", "last_message_id" DESC, "chat_id");

-- CreateIndex
CREATE INDEX "message_chat_id_id_idx" ON "message"("chat_id", "id" DESC);

-- CreateIndex
CREATE INDEX "message_user_id_idx" ON "message"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_chat_id_user_id_client_id_key" ON "message"("chat_id", "user_id", "client_id");

-- CreateIndex
CREATE INDEX "email_message_user_id_created_at_idx" ON "email_message"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "email_message_sender_id_idx" ON "email_message"("sender_id");

-- CreateIndex
CREATE INDEX "career_created_at_id_idx" ON "career"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "pricing_option_currency_recurring_mode_key" ON "pricing_option"("currency", "recurring_mode");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_stripe_subscription_id_key" ON "subscription"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "subscription_employer_id_current_period_end_idx" ON "subscription"("employer_id", "current_period_end" DESC);

-- CreateIndex
CREATE INDEX "subscription_status_current_period_end_idx" ON "subscription"("status", "current_period_end");

-- CreateIndex
CREATE INDEX "subscription_granted_by_id_idx" ON "subscription"("granted_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_stripe_invoice_id_key" ON "invoice"("stripe_invoice_id");

-- CreateIndex
CREATE INDEX "invoice_subscription_id_created_at_idx" ON "invoice"("subscription_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_event_processed_at_idx" ON "webhook_event"("processed_at");

-- CreateIndex
CREATE INDEX "upload_user_id_idx" ON "upload"("user_id");

-- CreateIndex
CREATE INDEX "upload_chat_id_idx" ON "upload"("chat_id");

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_sex_id_fkey" FOREIGN KEY ("sex_id") REFERENCES "sex"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_native_country_id_fkey" FOREIGN KEY ("native_country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_experience_id_fkey" FOREIGN KEY ("experience_id") REFERENCES "experience"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_offer" ADD CONSTRAINT "job_offer_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_introduced_by_id_fkey" FOREIGN KEY ("introduced_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_status_id_fkey" FOREIGN KEY ("status_id") REFERENCES "contact_request_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_support_user_id_fkey" FOREIGN KEY ("support_user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_participant" ADD CONSTRAINT "chat_participant_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_participant" ADD CONSTRAINT "chat_participant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_message" ADD CONSTRAINT "email_message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_message" ADD CONSTRAINT "email_message_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_granted_by_id_fkey" FOREIGN KEY ("granted_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What follows is beyond Prisma's language.

-- Checks: rules that hold whatever code writes.
ALTER TABLE "user"
  ADD CONSTRAINT "user_login_email_check" CHECK (login_email IS NULL OR (login_email = lower(login_email) AND email IS NOT NULL AND email = login_email)),
  ADD CONSTRAINT "user_active_check" CHECK (NOT active OR role = 'ROLE_CANDIDATE'),
  ADD CONSTRAINT "user_min_rate_check" CHECK (min_rate > 0);

ALTER TABLE "city"
  ADD CONSTRAINT "city_recommended_prices_check" CHECK (0 < ALL (recommended_prices) AND array_position(recommended_prices, NULL) IS NULL);

ALTER TABLE "job_offer"
  ADD CONSTRAINT "job_offer_max_rate_check" CHECK (max_rate > 0);

ALTER TABLE "contact_request"
  ADD CONSTRAINT "contact_request_reachable_check" CHECK (num_nonnulls(nullif(email, ''), nullif(whats_app, '')) > 0),
  ADD CONSTRAINT "contact_request_activated_check" CHECK (introduced_by_id IS NOT NULL OR activated_at IS NOT NULL);

ALTER TABLE "chat"
  ADD CONSTRAINT "chat_kind_check" CHECK (
    CASE kind
      WHEN 'CONTACT' THEN num_nulls(employer_id, job_seeker_id, employer_hash, job_seeker_hash) = 0 AND support_user_id IS NULL
      WHEN 'SUPPORT' THEN num_nonnulls(employer_id, job_seeker_id, employer_hash, job_seeker_hash) = 0 AND support_user_id IS NOT NULL
    END
  );

ALTER TABLE "message"
  ADD CONSTRAINT "message_content_check" CHECK (coalesce(text ~ '\S', false) OR num_nonnulls(photo_uri, document_uri) > 0);

ALTER TABLE "pricing_option"
  ADD CONSTRAINT "pricing_option_amount_check" CHECK (amount > 0);

ALTER TABLE "subscription"
  ADD CONSTRAINT "subscription_origin_check" CHECK (
    CASE
      WHEN stripe_subscription_id IS NOT NULL THEN granted_by_id IS NULL AND grant_reason IS NULL
      ELSE granted_by_id IS NOT NULL AND coalesce(grant_reason ~ '\S', false)
    END
  );

-- The form in which free text is searched: without accents, in lower case. server/database/searchForm.ts gives a query
-- the same form; a test holds the two together.
CREATE FUNCTION search_form(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize(input, NFD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıςſ', 'olddhiσs'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

CREATE FUNCTION user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_form(concat_ws(' ', NEW.name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company));
  RETURN NEW;
END
$$;

CREATE TRIGGER user_search_text_insert BEFORE INSERT ON "user"
FOR EACH ROW EXECUTE FUNCTION user_search_text();

CREATE TRIGGER user_search_text_update BEFORE UPDATE ON "user"
FOR EACH ROW
WHEN (
  (OLD.name, OLD.email, OLD.title, OLD.description, OLD.job_areas, OLD.company)
  IS DISTINCT FROM
  (NEW.name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company)
)
EXECUTE FUNCTION user_search_text();

-- A read position only grows: of two windows that report late, the further one counts.
CREATE FUNCTION chat_participant_keep_read_position() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.read_message_id := OLD.read_message_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER chat_participant_read_position BEFORE UPDATE ON "chat_participant"
FOR EACH ROW WHEN (NEW.read_message_id < OLD.read_message_id)
EXECUTE FUNCTION chat_participant_keep_read_position();
