import { contract, type EndpointKey } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

const entries = Object.entries(contract) as [EndpointKey, Endpoint][];

/**
 * The endpoints that `/api/openapi.json` and `/api/docs` describe. Internal and development endpoints are
 * left out.
 */
export const published = entries.filter(
  ([, { access }]) => access !== 'internal' && access !== 'development',
);

/** The endpoints that exist in development only. */
export const developing = entries.filter(([, { access }]) => access === 'development');
