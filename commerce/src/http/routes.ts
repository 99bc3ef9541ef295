import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Contract, EndpointKey, OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { Catalogue } from '../catalogue/cms-catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { SmsProvider } from '../sms/sms-provider.ts';

/** What the handlers work with; made once at the start. */
export interface Services {
  config: Config;
  db: Knex;
  clock: Clock;
  sms: SmsProvider;
  catalogue: Catalogue;
  log: Logger;
}

export type Language = 'zh' | 'en';

export interface Member {
  userId: string;
  sessionId: string;
}

/** One request, as a handler sees it. `member` is there for certain where the contract says `member`. */
export interface Call<Who extends Member | null = Member | null> {
  services: Services;
  member: Who;
  language: Language;
  ip: string;
}

type CallOf<Key extends EndpointKey> = Contract[Key]['access'] extends 'member' ? Call<Member> : Call;

export type Handler<Key extends EndpointKey> = (
  call: CallOf<Key>,
  input: ParsedInputOf<Key>,
) => Promise<OutputOf<Key>>;

/** One handler for each endpoint of the contract; the compiler finds one that is missing or too many. */
export type Routes = { [Key in EndpointKey]: Handler<Key> };
