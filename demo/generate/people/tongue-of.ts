import type { Tongue } from './tongue.ts';
import * as eastern from './tongues-eastern.ts';
import * as northern from './tongues-northern.ts';
import * as romance from './tongues-romance.ts';
import * as southern from './tongues-southern.ts';

const spoken: readonly (readonly [Tongue, string])[] = [
  [romance.spanish, 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'],
  [romance.portuguese, 'BR PT AO MZ'],
  [romance.italian, 'IT SM VA MT'],
  [romance.french, 'FR BE LU MC NC RE'],
  [romance.romanian, 'RO MD'],
  [northern.northAmerican, 'US CA'],
  [northern.antipodean, 'AU NZ'],
  [northern.german, 'DE AT CH LI'],
  [northern.dutch, 'NL'],
  [northern.nordic, 'NO SE DK FI FO AX'],
  [northern.icelandic, 'IS'],
  [northern.westSlavic, 'PL CZ SK UA RU'],
  [northern.southSlavic, 'SI HR BA RS ME MK BG AL XK'],
  [northern.baltic, 'EE LV LT'],
  [northern.hungarian, 'HU'],
  [northern.greek, 'GR CY'],
  [northern.english, 'GB IE IM JE GG FK'],
  [eastern.turkish, 'TR AZ'],
  [eastern.arabic, 'MA TN DZ EG JO OM AE QA SA KW BH LB SY IQ PS YE LY SD MR'],
  [eastern.hebrew, 'IL'],
  [eastern.persian, 'IR TJ UZ AF TM'],
  [eastern.caucasian, 'GE AM'],
  [eastern.turkic, 'KG KZ'],
  [eastern.mongolian, 'MN'],
  [eastern.indian, 'IN PK BD'],
  [eastern.himalayan, 'NP'],
  [eastern.bhutanese, 'BT'],
  [eastern.sinhala, 'LK MV'],
  [eastern.thai, 'TH'],
  [eastern.lao, 'LA'],
  [eastern.khmer, 'KH'],
  [eastern.vietnamese, 'VN'],
  [eastern.burmese, 'MM'],
  [eastern.chinese, 'CN TW HK MO SG'],
  [eastern.japanese, 'JP'],
  [eastern.korean, 'KR KP'],
  [eastern.malay, 'ID MY BN PH TL'],
  [southern.swahili, 'TZ KE UG RW BI CD'],
  [southern.southernAfrican, 'ZA NA BW ZW ZM MW LS SZ'],
  [southern.hornOfAfrica, 'ET ER DJ'],
  [southern.malagasy, 'MG KM MU SC YT'],
  [southern.westAfrican, 'SN GM GH CI TG BJ CV ST NG SL CM GA'],
  [southern.polynesian, 'PF FJ WS TO CK VU SB PG NU TV KI PW FM MH'],
  [southern.caribbean, 'JM BS BB TT LC GD VC DM AG KN BZ KY TC VG VI AI GP MQ BQ AW CW SX GY SR HT'],
  [southern.polar, 'AQ GL SJ GS'],
];

const byCountry = new Map(spoken.flatMap(([tongue, codes]) => codes.split(' ').map((code) => [code, tongue] as const)));

/** How people and houses are named in a country; the English way where none is known. */
export const tongueOf = (country: string): Tongue => byCountry.get(country) ?? northern.english;
