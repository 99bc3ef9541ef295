import { contract, type EndpointKey } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

const entries = Object.entries(contract) as [EndpointKey, Endpoint][];

export const published = entries.filter(
  ([, { access }]) => access !== 'internal' && access !== 'development',
);

export const developing = entries.filter(([, { access }]) => access === 'development');
