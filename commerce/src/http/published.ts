import { contract, type EndpointKey } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

const entries = Object.entries(contract) as [EndpointKey, Endpoint][];

/** What both descriptions of the API tell of: everything but what is for our own services and for developing. */
export const published = entries.filter(
  ([, { access }]) => access !== 'internal' && access !== 'development',
);

/** What is there while developing alone. */
export const developing = entries.filter(([, { access }]) => access === 'development');
