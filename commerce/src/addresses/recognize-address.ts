import type { ParseCandidateResult } from 'address-smart-parse';
import type { OutputOf } from '../../contract/contract.ts';
import { computeAside } from '../threads/run-aside.ts';
import { findLatinName } from './find-latin-name.ts';
import { listedRegion, type Region } from './regions.ts';

type Recognized = OutputOf<'POST /userinfo/address/recognize'>;

/**
 * Finds the parts of an address in a text. Runs in a thread: the data of the parser is large, and a contrived text
 * takes it half a second.
 */
export function recognizeAside(text: string): Promise<Recognized> {
  return computeAside(import.meta.url, recognizeAddress, text);
}

/**
 * Finds recipient, phone number, region and street. The region is one of the list of regions, from which members
 * choose in the form. A part that is not found, or not certain, is left out.
 */
export async function recognizeAddress(text: string): Promise<Recognized> {
  const { parseAddress } = await import('address-smart-parse');
  const parse = (part: string) => parseAddress(part, { maxCandidates: 1 })[0];
  const found = parse(text);
  if (!found) return {};
  // The parser takes a name in Latin letters for a part of the street.
  const latinName = found.name ? undefined : findLatinName(text);
  const name = found.name ?? latinName;
  const { phone } = found;
  return {
    ...(name && { recipientName: name.slice(0, 40) }),
    ...(phone && /^1\d{10}$/.test(phone) && { phone }),
    ...placeOf((latinName && parse(text.replace(latinName, ' '))) || found),
  };
}

function placeOf(found: ParseCandidateResult): Partial<Region> & { street?: string } {
  const { province, city, county, street: town, detail = '' } = found;
  const townText = town?.matchedText ?? '';
  const inTown = isCertain(found) && town ? regionOf(province, city, town) : undefined;
  const region = inTown ?? (isCertain(found) ? regionOf(province, city, county) : undefined);
  const street = `${inTown ? '' : townText}${detail}`.trim().slice(0, 120);
  return { ...region, ...(street && { street }) };
}

/**
 * The parser also guesses a province and a city from the name of a district. Such a guess is taken only if the text
 * has a name of at least three characters and no other district has the same name.
 */
function isCertain({ warnings, county }: ParseCandidateResult): boolean {
  if (warnings.includes('AMBIGUOUS_ADDRESS')) return false;
  return !warnings.includes('LOW_CONFIDENCE') || (county?.matchedText ?? '').length >= 3;
}

type Division = ParseCandidateResult['province'];

/** The parser and the list put counties that belong to no city under different names of a city. */
function regionOf(province: Division, city: Division, district: Division): Region | undefined {
  if (!province || !district) return undefined;
  const at = { province: province.name, district: district.name };
  return (city && listedRegion({ ...at, city: city.name })) ?? listedRegion({ ...at, city: district.name });
}
