-- What the mail server said when it did not take the mail.
ALTER TABLE "email_message" ADD COLUMN "error" TEXT;
