/**
 * How an employer is named to others: 'Nadia, Little Jakarta'. The company alone where the name is not known or is the company's,
 * as of a guest who gave no name.
 */
export function employerLabel(name: string, company: string | null | undefined): string {
  const business = company?.trim();
  const person = name.trim();
  if (!business || !person) return business || person;
  const isSame = business.toLowerCase() === person.toLowerCase();
  // Its first word is what others see of a company that stands for a name.
  const isPart = business.toLowerCase().startsWith(`${person.toLowerCase()} `);
  return isSame || isPart ? business : `${person}, ${business}`;
}
