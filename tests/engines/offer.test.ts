import { it } from 'vitest';
import { inEachEngine, signIn } from './support/ways.ts';

inEachEngine(({ engineName, somebody }) => {
  it('an employer posts an offer, a job seeker applies, and an admin reviews the offer', async () => {
    const employer = await somebody();
    const seeker = await somebody();
    const admin = await somebody();
    const company = `Kissaten ${engineName}`;

    await signIn(employer, 'premium@hourhand.test');
    await employer.open('/my-job-offers-create');
    await employer.choose(/^Job$/, 'Barista');
    await employer.choose(/^City/, 'Singapore');
    await employer.check(/^Part-time/);
    await employer.choose(/^Hourly rate/, 'S$ 14');
    await employer.fill(/^Description/, 'Two evenings a week.');
    await employer.fill(/^Company name/, company);
    await employer.press('button', /^(Save|Publish)/);
    await employer.see(/The job offer "#\d+" was created/);
    await employer.see(/baristas in Singapore match your offer/);

    await signIn(seeker, 'jobseeker@hourhand.test');
    await seeker.open('/barista-offers-singapore');
    await seeker.press('link', new RegExp(company));
    await seeker.press('button', /^Contact /);
    await seeker.press('button', /^Apply/);
    await seeker.at(/^\/chat\/\d+/);

    await signIn(admin, 'admin@hourhand.test');
    await admin.open('/admin/reviews?kind=job_offer');
    await admin.press('link', /^Barista in Singapore, SGD/);
    await admin.press('button', /^Approve/);
    await admin.see(/Approved\./);
  });
});
