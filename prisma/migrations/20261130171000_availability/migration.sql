-- The table with its index is new: nobody waits for it.
-- squawk-ignore-file require-concurrent-index-creation

-- A city has a time zone of its own. Until now it was that of its country's capital.
ALTER TABLE "city" ADD COLUMN     "time_zone" TEXT NOT NULL DEFAULT 'UTC';

-- few rows: the cities of the marketplace
UPDATE city SET time_zone = zone.name
FROM country JOIN (VALUES
  ('Algeria', 'Africa/Algiers'),
  ('Australia', 'Australia/Sydney'),
  ('Bangladesh', 'Asia/Dhaka'),
  ('Brazil', 'America/Sao_Paulo'),
  ('Canada', 'America/Toronto'),
  ('China', 'Asia/Shanghai'),
  ('Colombia', 'America/Bogota'),
  ('Egypt', 'Africa/Cairo'),
  ('Ethiopia', 'Africa/Addis_Ababa'),
  ('France', 'Europe/Paris'),
  ('Germany', 'Europe/Berlin'),
  ('Ghana', 'Africa/Accra'),
  ('Greece', 'Europe/Athens'),
  ('Hong Kong', 'Asia/Hong_Kong'),
  ('India', 'Asia/Kolkata'),
  ('Indonesia', 'Asia/Jakarta'),
  ('Ireland', 'Europe/Dublin'),
  ('Italy', 'Europe/Rome'),
  ('Japan', 'Asia/Tokyo'),
  ('Kenya', 'Africa/Nairobi'),
  ('Malaysia', 'Asia/Kuala_Lumpur'),
  ('Morocco', 'Africa/Casablanca'),
  ('Myanmar', 'Asia/Yangon'),
  ('Nepal', 'Asia/Kathmandu'),
  ('New Zealand', 'Pacific/Auckland'),
  ('Nigeria', 'Africa/Lagos'),
  ('Pakistan', 'Asia/Karachi'),
  ('Peru', 'America/Lima'),
  ('Philippines', 'Asia/Manila'),
  ('Poland', 'Europe/Warsaw'),
  ('Portugal', 'Europe/Lisbon'),
  ('Romania', 'Europe/Bucharest'),
  ('Senegal', 'Africa/Dakar'),
  ('Singapore', 'Asia/Singapore'),
  ('South Korea', 'Asia/Seoul'),
  ('Spain', 'Europe/Madrid'),
  ('Sri Lanka', 'Asia/Colombo'),
  ('Switzerland', 'Europe/Zurich'),
  ('Taiwan', 'Asia/Taipei'),
  ('Thailand', 'Asia/Bangkok'),
  ('Tunisia', 'Africa/Tunis'),
  ('Uganda', 'Africa/Kampala'),
  ('Ukraine', 'Europe/Kyiv'),
  ('United Arab Emirates', 'Asia/Dubai'),
  ('United Kingdom', 'Europe/London'),
  ('United States', 'America/New_York'),
  ('Vietnam', 'Asia/Ho_Chi_Minh')
) AS zone (country, name) ON zone.country = country.name
WHERE country.id = city.country_id;

-- When job seekers are free.
ALTER TABLE "user" ADD COLUMN     "free_week" BIT(168),
ADD COLUMN     "free_confirmed_at" TIMESTAMPTZ(3);

CREATE TABLE "free_day" (
    "job_seeker_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "hours" INTEGER[],

    CONSTRAINT "free_day_pkey" PRIMARY KEY ("job_seeker_id","day"),
    CONSTRAINT "free_day_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "free_day_hours_of_a_day" CHECK (0 <= ALL (hours) AND 24 > ALL (hours))
);

CREATE INDEX "free_day_day_idx" ON "free_day"("day");
