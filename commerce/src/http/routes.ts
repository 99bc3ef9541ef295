import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Contract, EndpointKey, OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import type { Permission } from '../../contract/permissions.ts';
import type { Catalog } from '../catalog/cms-catalog.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { MailProvider } from '../mail/mail-provider.ts';
import type { Payments } from '../payments/payment-provider.ts';
import type { SmsSender } from '../sms/sms-sender.ts';

export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  sms: SmsSender;
  mail: MailProvider;
  catalog: Catalog;
  payments: Payments;
  log: Logger;
}

export type Language = 'zh' | 'en';

export interface Member {
  userId: string;
  phone: string;
  sessionId: string;
}

export interface Staff extends Member {
  username: string;
  roles: string[];
  permissions: ReadonlySet<Permission>;
}

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
