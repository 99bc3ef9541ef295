// This file has no imports, so that browsers can load it.

export interface Places {
  province: string;
  city: string;
  district: string;
  street: string;
}

/** Names a place only once that is province and city (a municipality), or city and district, at the same time. */
export function placesOf({ province, city, district, street }: Places): string[] {
  return [...new Set([province, city, district]), street];
}

export function addressLine(places: Places): string {
  return placesOf(places).join(' ');
}
