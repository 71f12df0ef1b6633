/** Which fields of a traveler are countries: kept by their codes, read and written by their names. */
export const countryKeys: ReadonlySet<string> = new Set([
  'nationality',
  'country_residence',
  'country',
  'passport_country',
  'passport_issue_country',
]);
