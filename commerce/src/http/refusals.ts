import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorName } from '../../contract/errors.ts';
import { isGuarded } from '../../contract/permissions.ts';
import { jsonSchemas } from './json-schemas.ts';

export function refusalsOf(endpoint: Endpoint): ErrorName[] {
  const { access, errors = [] } = endpoint;
  const names: ErrorName[] = ['invalidInput', 'tooManyRequests', 'unexpected', 'temporarilyUnavailable'];
  if (access === 'member' || access === 'staff') names.push('sessionInvalid', 'forbidden');
  if (access === 'member' || access === 'staff') names.push('secondFactorMissing');
  if (endpoint.asksProof || isGuarded(endpoint.permission)) names.push('secondFactorNeeded');
  if (access === 'internal') names.push('forbidden');
  if ('requestId' in (jsonSchemas(endpoint).input.properties ?? {})) names.push('requestIdReused');
  return [...new Set([...names, ...errors])];
}
