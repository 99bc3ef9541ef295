import type { z } from 'zod';
import type { Contract, EndpointKey, OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import type { Member } from '../auth/session.ts';
import type { Language } from '../locales.ts';
import type { Staff } from '../roles/find-staff.ts';
import type { Services } from '../services.ts';

/** `member` is null if the request has no valid session; endpoints for members and staff refuse such requests. */
export interface Call<Who extends Member | null = Member | null> {
  services: Services;
  member: Who;
  language: Language;
  ip: string;
  traceId: string;
  /** The header User-Agent. */
  device: string;
  /** Only for endpoints with the body `image`. */
  image: Buffer | null;
}

type CallOf<Key extends EndpointKey> = Contract[Key]['access'] extends 'staff'
  ? Call<Staff>
  : Contract[Key]['access'] extends 'member'
    ? Call<Member>
    : Call;

/** A CSV is yielded row by row to save memory. A refusal is thrown before the first row. */
type AnswerOf<Key extends EndpointKey> =
  Contract[Key] extends Endpoint<z.ZodType, z.ZodType, Access, 'csv'>
    ? Promise<AsyncIterable<OutputOf<Key>>>
    : Promise<OutputOf<Key>>;

export type Handler<Key extends EndpointKey> = (
  call: CallOf<Key>,
  input: ParsedInputOf<Key>,
) => AnswerOf<Key>;

export type Routes = { [Key in EndpointKey]: Handler<Key> };
