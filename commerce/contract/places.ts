export interface Places {
  province: string;
  city: string;
  district: string;
  street: string;
}

/**
 * The places of an address, from the province to the street. A municipality is a province and a city at once, and some
 * cities are their own district; such a place is named once.
 */
export function placesOf({ province, city, district, street }: Places): string[] {
  return [...new Set([province, city, district]), street];
}
