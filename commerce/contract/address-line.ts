// An address in one line, as it stands on a parcel. This file has no imports, so that browsers can load it.

interface Places {
  province: string;
  city: string;
  district: string;
  street: string;
}

/** From the province to the street. A municipality, which is province and city in one, is named once. */
export function addressLine({ province, city, district, street }: Places): string {
  return [province, ...(city === province ? [] : [city]), district, street].join(' ');
}
