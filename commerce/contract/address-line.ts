// The places of an address, as they stand on a parcel. This file has no imports, so that browsers can load it.

export interface Places {
  province: string;
  city: string;
  district: string;
  street: string;
}

/**
 * From the province to the street. A municipality is a province and a city at once, and some cities are their own
 * district; such a place is named once.
 */
export function placesOf({ province, city, district, street }: Places): string[] {
  return [...new Set([province, city, district]), street];
}

/** The places in one line. */
export function addressLine(places: Places): string {
  return placesOf(places).join(' ');
}
